new ArrayBuffer(8 * 1024 ** 3)
