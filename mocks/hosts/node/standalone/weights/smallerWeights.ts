import { toHalf } from './halfFloat';
import { bytesField, joined, numberField, numberOf, readFields, type Field } from './protobuf';

/** Numbers of fields in onnx.proto, by message. */
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5 };
const TENSOR = { dims: 1, type: 2, name: 8, raw: 9 };
const NODE = { input: 1, output: 2, type: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, integer: 3, type: 20 };

/** `TensorProto.DataType` and `AttributeProto.AttributeType`. */
const FLOAT = 1;
const FLOAT16 = 10;
const INTEGER_ATTRIBUTE = 2;

/** Biases and the like decide more than they take. */
const SMALLEST_TENSOR = 256;

/**
 * The same network with its weights as 16-bit floats. onnxruntime casts each of them to 32 bits when it loads
 * the network, and then computes as before.
 *
 * @param model an ONNX file whose weights are 32-bit floats
 */
export function withSmallerWeights(model: Uint8Array): Uint8Array {
  return joined(
    readFields(model).map(({ number, whole, content }) =>
      number === MODEL.graph ? bytesField(MODEL.graph, smallerGraph(content)) : whole,
    ),
  );
}

function smallerGraph(graph: Uint8Array): Uint8Array {
  // Nodes come in the order in which they are computed.
  const first: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  for (const { number, whole, content } of readFields(graph)) {
    const tensor = number === GRAPH.initializer ? readTensor(content) : undefined;
    if (tensor === undefined) {
      rest.push(whole);
      continue;
    }
    const { name, dims, values } = tensor;
    const halves = Uint16Array.from(values, toHalf);
    first.push(cast(`${name}_half`, name));
    rest.push(tensorField(`${name}_half`, dims, new Uint8Array(halves.buffer)));
  }
  return joined([...first, ...rest]);
}

interface Tensor {
  readonly name: string;
  readonly dims: readonly number[];
  readonly values: Float32Array;
}

/** @returns undefined for what stays as it is */
function readTensor(content: Uint8Array): Tensor | undefined {
  const fields = readFields(content);
  const one = (number: number): Field | undefined =>
    fields.find((field) => field.number === number);
  const dims = fields
    .filter(({ number }) => number === TENSOR.dims)
    .map((field) => numberOf(field.content));
  const [type, name, raw] = [one(TENSOR.type), one(TENSOR.name), one(TENSOR.raw)];
  if (!type || !name || !raw || numberOf(type.content) !== FLOAT || dims.length < 2)
    return undefined;
  // A copy begins where a 32-bit number may.
  const values = new Float32Array(new Uint8Array(raw.content).buffer);
  if (values.length < SMALLEST_TENSOR) return undefined;
  return { name: new TextDecoder().decode(name.content), dims, values };
}

const cast = (from: string, to: string): Uint8Array => {
  const attribute = [
    bytesField(ATTRIBUTE.name, 'to'),
    numberField(ATTRIBUTE.type, INTEGER_ATTRIBUTE),
    numberField(ATTRIBUTE.integer, FLOAT),
  ];
  return bytesField(
    GRAPH.node,
    joined([
      bytesField(NODE.input, from),
      bytesField(NODE.output, to),
      bytesField(NODE.type, 'Cast'),
      bytesField(NODE.attribute, joined(attribute)),
    ]),
  );
};

const tensorField = (name: string, dims: readonly number[], raw: Uint8Array): Uint8Array =>
  bytesField(
    GRAPH.initializer,
    joined([
      ...dims.map((size) => numberField(TENSOR.dims, size)),
      numberField(TENSOR.type, FLOAT16),
      bytesField(TENSOR.name, name),
      bytesField(TENSOR.raw, raw),
    ]),
  );
