/** As much of protocol buffers as is needed to change the weights in an ONNX file: fields and their bytes. */

/** A field as it stands in its message. */
export interface Field {
  readonly number: number;
  /** With its key, as it stands in the message. */
  readonly whole: Uint8Array;
  /** Of a field with a length: its content. Of a number: its bytes. */
  readonly content: Uint8Array;
}

const VARINT = 0;
const EIGHT_BYTES = 1;
const WITH_LENGTH = 2;
const FOUR_BYTES = 5;

/** @throws Error for groups, which ONNX does not use */
export function readFields(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.length;) {
    const start = at;
    const key = readVarint(message, at);
    let from = key.end;
    const type = key.value & 7;
    if (type === VARINT) at = readVarint(message, from).end;
    else if (type === EIGHT_BYTES) at = from + 8;
    else if (type === FOUR_BYTES) at = from + 4;
    else if (type === WITH_LENGTH) {
      const length = readVarint(message, from);
      from = length.end;
      at = from + length.value;
    } else throw new Error(`Fields of type ${type} are not known`);
    const whole = message.subarray(start, at);
    fields.push({ number: key.value >>> 3, whole, content: message.subarray(from, at) });
  }
  return fields;
}

export const numberOf = (content: Uint8Array): number => readVarint(content, 0).value;

/** A field with a length; text in UTF-8. */
export function bytesField(number: number, content: Uint8Array | string): Uint8Array {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return joined([varint(number * 8 + WITH_LENGTH), varint(bytes.length), bytes]);
}

export const numberField = (number: number, value: number): Uint8Array =>
  joined([varint(number * 8 + VARINT), varint(value)]);

export const joined = (parts: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts));

/** Seven bits a byte, lowest first; the eighth says that another follows. */
function readVarint(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from, factor = 1; ; at += 1, factor *= 128) {
    const byte = bytes[at];
    if (byte === undefined) throw new Error('The message ends within a number');
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: at + 1 };
  }
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}
