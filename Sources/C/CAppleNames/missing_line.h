/* Read only by a compiler that was not given the module aliases of Behest. */
#error Modules with Apple names need a line at the end of Package.swift, with the path of the checkout: for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["@\(Context.packageDirectory)/../behest/Sources/Apple/names.flags"])] }
