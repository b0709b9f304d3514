export type Nothing = undefined
