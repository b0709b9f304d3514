/* Read by a compiler alone that was not told the names of Behest's modules. */
#error Modules with Apple names need a line at the end of Package.swift, with the path of the checkout: for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["@\(Context.packageDirectory)/../behest/Sources/Apple/names.flags"])] }
