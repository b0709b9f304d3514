AssistantTool.registerExecuteTool<{ texts: string[] }>(async ({ texts }) => ({
  success: true,
  output: { assistantParts: texts.map((text) => `${text}: ${text.split(" ").length}`) },
}))
