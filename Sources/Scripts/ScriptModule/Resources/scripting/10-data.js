// Bytes, text and images, which the engine itself has no words for.

// MARK: Base64 and UTF-8

const base64Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const base64Values = new Bytes(128).fill(255);
for (let index = 0; index < 64; index += 1) base64Values[codeAt(base64Alphabet, index)] = index;
// As in addresses, which write + and / in another way.
base64Values[45] = 62;
base64Values[95] = 63;

function base64(bytes) {
  const alphabet = base64Alphabet;
  const count = bytes.length;
  let text = "";
  for (let index = 0; index < count; index += 3) {
    const second = index + 1 < count;
    const third = index + 2 < count;
    const bits = (bytes[index] << 16) | ((second ? bytes[index + 1] : 0) << 8)
      | (third ? bytes[index + 2] : 0);
    text += alphabet[bits >> 18] + alphabet[(bits >> 12) & 63]
      + (second ? alphabet[(bits >> 6) & 63] : "=") + (third ? alphabet[bits & 63] : "=");
  }
  return text;
}

/** The bytes of a Base64 text, or null where it is none. White space is passed over. */
function bytesFromBase64(text) {
  const bytes = new Bytes(((text.length * 3) >> 2) + 3);
  let count = 0;
  let bits = 0;
  let held = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = codeAt(text, index);
    if (code === 61 || code === 10 || code === 13 || code === 32) continue;
    const value = code < 128 ? base64Values[code] : 255;
    if (value === 255) return null;
    bits = ((bits << 6) | value) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[count] = (bits >> held) & 255;
    count += 1;
  }
  return subarray(bytes, 0, count);
}

const subarray = method(Bytes.prototype.subarray);
const setBytes = method(Bytes.prototype.set);

function encodeText(text) {
  const bytes = new Bytes(text.length * 3);
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    let code = codeAt(text, index);
    if (code >= 0xd800 && code < 0xe000) {
      const low = index + 1 < text.length ? codeAt(text, index + 1) : 0;
      if (code < 0xdc00 && low >= 0xdc00 && low < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        index += 1;
      } else {
        code = 0xfffd;
      }
    }
    if (code < 0x80) {
      bytes[count++] = code;
      continue;
    }
    if (code < 0x800) {
      bytes[count++] = 0xc0 | (code >> 6);
    } else {
      if (code < 0x10000) {
        bytes[count++] = 0xe0 | (code >> 12);
      } else {
        bytes[count++] = 0xf0 | (code >> 18);
        bytes[count++] = 0x80 | ((code >> 12) & 63);
      }
      bytes[count++] = 0x80 | ((code >> 6) & 63);
    }
    bytes[count++] = 0x80 | (code & 63);
  }
  return subarray(bytes, 0, count);
}

/** The text of UTF-8 bytes, or null where they are none and `strict` is set. */
function decodeText(bytes, strict = false) {
  let text = "";
  let index = 0;
  while (index < bytes.length) {
    const lead = bytes[index];
    const extra = lead < 0x80 ? 0 : lead >= 0xc2 && lead < 0xe0 ? 1
      : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xf0 && lead < 0xf5 ? 3 : -1;
    let code = extra <= 0 ? lead : lead & (63 >> extra);
    let valid = extra >= 0 && index + extra < bytes.length;
    for (let step = 1; valid && step <= extra; step += 1) {
      const next = bytes[index + step];
      valid = (next & 0xc0) === 0x80;
      code = (code << 6) | (next & 63);
    }
    if (valid && ((extra === 2 && code < 0x800) || (extra === 3 && code < 0x10000))) valid = false;
    if (!valid) {
      if (strict) return null;
      text += "\ufffd";
      index += 1;
      continue;
    }
    text += code < 0x10000 ? charOf(code)
      : charOf(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + ((code - 0x10000) & 0x3ff));
    index += extra + 1;
  }
  return text;
}

function isWide(encoding) {
  return typeof encoding === "string" && matches(/^(utf-?16|unicode)/i, encoding) !== null;
}

function isLatin(encoding) {
  return typeof encoding === "string"
    && matches(/^(ascii|isoLatin1|windowsCP1252)/i, encoding) !== null;
}

/** The bytes of a text in the encodings that are still met; everything else is UTF-8. */
function encodeAs(text, encoding) {
  if (!isWide(encoding) && !isLatin(encoding)) return encodeText(text);
  const wide = isWide(encoding);
  const bytes = new Bytes(text.length * (wide ? 2 : 1));
  for (let index = 0; index < text.length; index += 1) {
    const code = codeAt(text, index);
    if (!wide) {
      bytes[index] = code < 256 ? code : 63;
      continue;
    }
    bytes[index * 2] = encoding === "utf16BigEndian" ? code >> 8 : code & 255;
    bytes[index * 2 + 1] = encoding === "utf16BigEndian" ? code & 255 : code >> 8;
  }
  return bytes;
}

function decodeAs(bytes, encoding) {
  if (!isWide(encoding) && !isLatin(encoding)) return decodeText(bytes, true);
  const wide = isWide(encoding);
  const big = encoding === "utf16BigEndian" || (wide && bytes[0] === 0xfe && bytes[1] === 0xff);
  let text = "";
  for (let index = 0; index < bytes.length; index += wide ? 2 : 1) {
    const first = bytes[index];
    const second = wide ? bytes[index + 1] ?? 0 : 0;
    text += charOf(wide && big ? (first << 8) | second : first | (second << 8));
  }
  return text[0] === "\ufeff" ? textSlice(text, 1) : text;
}

// MARK: Data

/** Bytes with the conversions scripts use. */
class Data {
  #bytes;

  constructor(bytes = new Bytes(0)) {
    this.#bytes = bytes;
  }

  static is(value) {
    return isObject(value) && #bytes in value;
  }

  static bytesOf(value) {
    return value.#bytes;
  }

  /** Data of bytes, or null of none. */
  static of(bytes) {
    return bytes ? new Data(bytes) : null;
  }

  get size() {
    return this.#bytes.length;
  }

  get length() {
    return this.#bytes.length;
  }

  toUint8Array() {
    return new Bytes(this.#bytes);
  }

  getBytes() {
    return this.toUint8Array();
  }

  toArrayBuffer() {
    return this.toUint8Array().buffer;
  }

  toBase64String() {
    return base64(this.#bytes);
  }

  toHexString() {
    let text = "";
    for (let index = 0; index < this.#bytes.length; index += 1) {
      text += (this.#bytes[index] < 16 ? "0" : "") + this.#bytes[index].toString(16);
    }
    return text;
  }

  toRawString(encoding) {
    return decodeAs(this.#bytes, encoding);
  }

  toDecodedString() {
    return decodeText(this.#bytes);
  }

  toIntArray() {
    return Array.from(this.#bytes);
  }

  slice(start = 0, end = this.size) {
    return new Data(this.#bytes.slice(start, end));
  }

  advanced(amount) {
    return this.slice(amount);
  }

  append(other) {
    this.#bytes = joinBytes([this.#bytes, Data.bytesOf(other)]);
  }

  resetBytes(start, end) {
    this.#bytes.fill(0, start, end);
  }

  replaceSubrange(start, end, data) {
    const rest = [subarray(this.#bytes, 0, start), Data.bytesOf(data), subarray(this.#bytes, end)];
    this.#bytes = joinBytes(rest);
  }

  compressed() {
    throw new ErrorOf("Data.compressed does nothing in a terminal.");
  }

  decompressed() {
    throw new ErrorOf("Data.decompressed does nothing in a terminal.");
  }

  static fromUint8Array(bytes) {
    return new Data(new Bytes(bytes));
  }

  static fromArrayBuffer(buffer) {
    return new Data(new Bytes(buffer.slice(0)));
  }

  static fromIntArray(numbers) {
    return new Data(new Bytes(numbers));
  }

  static fromString(text, encoding) {
    return new Data(encodeAs(textOf(text), encoding));
  }

  static fromRawString(text, encoding) {
    return Data.fromString(text, encoding);
  }

  static fromBase64String(text) {
    return Data.of(bytesFromBase64(textOf(text)));
  }

  static fromHexString(text) {
    if (text.length % 2 !== 0 || !matches(/^[0-9a-f]*$/i, text)) return null;
    const bytes = new Bytes(text.length / 2);
    for (let index = 0; index < bytes.length; index += 1) {
      bytes[index] = parseInt(textSlice(text, index * 2, index * 2 + 2), 16);
    }
    return new Data(bytes);
  }

  static fromFile(path) {
    try {
      return call("file.readAsData", { path });
    } catch (error) {
      if (error === exitMarker) throw error;
      return null;
    }
  }

  static fromJPEG(image) {
    return image.toJPEGData();
  }

  static fromPNG(image) {
    return image.toPNGData();
  }

  static combine(list) {
    const parts = [];
    for (let index = 0; index < list.length; index += 1) push(parts, Data.bytesOf(list[index]));
    return new Data(joinBytes(parts));
  }
}

function joinBytes(parts) {
  let count = 0;
  for (let index = 0; index < parts.length; index += 1) count += parts[index].length;
  const bytes = new Bytes(count);
  count = 0;
  for (let index = 0; index < parts.length; index += 1) {
    setBytes(bytes, parts[index], count);
    count += parts[index].length;
  }
  return bytes;
}

/** The bytes of anything a script may pass for them. */
function bytesOfAny(value) {
  if (Data.is(value)) return Data.bytesOf(value);
  if (Blob.is(value)) return Blob.bytesOf(value);
  if (isView(value)) return new Bytes(value.buffer, value.byteOffset, value.byteLength);
  if (isA(value, BufferOf)) return new Bytes(value);
  return encodeText(textOf(value ?? ""));
}

class TextEncoder {
  encode(text = "") {
    return encodeText(textOf(text));
  }
}

class TextDecoder {
  decode(bytes) {
    return bytes === undefined ? "" : decodeText(bytesOfAny(bytes));
  }
}

// MARK: Images

/** An image by where it comes from: the terminal draws it, so nothing here decodes it. */
class UIImage {
  #source;
  #size;

  constructor(source) {
    this.#source = source;
  }

  static is(value) {
    return isObject(value) && #source in value;
  }

  static sourceOf(value) {
    return value.#source;
  }

  static of(source) {
    return isObject(source) ? new UIImage(source) : null;
  }

  get #data() {
    const source = this.#source;
    if (source.data) return source.data;
    return source.path ? Data.fromFile(source.path) : null;
  }

  get #measured() {
    if (!this.#size) this.#size = imageSize(this.#data) ?? { width: 0, height: 0 };
    return this.#size;
  }

  get width() {
    return this.#measured.width;
  }

  get height() {
    return this.#measured.height;
  }

  get scale() {
    return 1;
  }

  get isSymbolImage() {
    return this.#source.systemName !== undefined;
  }

  get imageOrientation() {
    return "up";
  }

  get renderingMode() {
    return "automatic";
  }

  /** The bytes as they are: the host takes any kind of image. */
  toPNGData() {
    return this.#data;
  }

  toJPEGData() {
    return this.#data;
  }

  toPNGBase64String() {
    return this.#data?.toBase64String() ?? null;
  }

  toJPEGBase64String() {
    return this.toPNGBase64String();
  }

  withTintColor() {
    return this;
  }

  withRenderingMode() {
    return this;
  }

  applySymbolConfiguration() {
    return this;
  }

  preparingThumbnail() {
    return this;
  }

  renderedIn() {
    return this;
  }

  renderedInCircle() {
    return this;
  }

  rotated() {
    return this;
  }

  averageColor() {
    return null;
  }

  dominantColors() {
    return [];
  }

  pixelColor() {
    return null;
  }

  getPixelData() {
    return null;
  }

  croppedTo() {
    return null;
  }

  blurred() {
    return null;
  }

  grayscale() {
    return null;
  }

  static fromData(data) {
    return Data.is(data) ? new UIImage({ data }) : null;
  }

  static fromFile(path) {
    return call("file.exists", { path: textOf(path) }) ? new UIImage({ path: textOf(path) }) : null;
  }

  static fromBase64String(text) {
    return UIImage.fromData(Data.fromBase64String(text));
  }

  static fromSFSymbol(systemName) {
    return new UIImage({ systemName: textOf(systemName) });
  }

  static async fromURL(url) {
    const response = await fetch(url);
    return response.ok ? UIImage.fromData(await response.data()) : null;
  }
}

/** The pixels of a PNG, GIF or JPEG by its header, or null. */
function imageSize(data) {
  if (!data) return null;
  const bytes = Data.bytesOf(data);
  if (bytes[0] === 0x89 && bytes[1] === 0x50) {
    return { width: number(bytes, 16, 4), height: number(bytes, 20, 4) };
  }
  if (bytes[0] === 0x47 && bytes[1] === 0x49) {
    return { width: bytes[6] | (bytes[7] << 8), height: bytes[8] | (bytes[9] << 8) };
  }
  let index = 2;
  while (bytes[0] === 0xff && bytes[1] === 0xd8 && index + 8 < bytes.length) {
    const marker = bytes[index + 1];
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { width: number(bytes, index + 7, 2), height: number(bytes, index + 5, 2) };
    }
    index += 2 + number(bytes, index + 2, 2);
  }
  return null;
}

function number(bytes, start, count) {
  let value = 0;
  for (let index = 0; index < count; index += 1) value = value * 256 + bytes[start + index];
  return value;
}
