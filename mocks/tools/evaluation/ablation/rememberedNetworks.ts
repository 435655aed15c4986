import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EnginePorts } from '../../../engine/tasks/enginePorts';

type Run = (input: Float32Array, ...size: readonly number[]) => Promise<Float32Array>;

/**
 * Networks that answer what they have answered before from a folder, which is two thirds of a reading's time. Its
 * files belong to the networks' weights: empty it when these are exchanged.
 */
export function rememberedNetworks(
  { network, drawingNet, lineReader }: Pick<EnginePorts, 'network' | 'drawingNet' | 'lineReader'>,
  folder: string,
): Pick<EnginePorts, 'network' | 'drawingNet' | 'lineReader'> {
  mkdirSync(folder, { recursive: true });
  const remembered =
    (name: string, run: Run): Run =>
    async (input, ...size) => {
      const file = path.join(folder, `${name}-${hashOf(input)}-${size.join('x')}`);
      if (existsSync(file)) return read(file);
      const output = await run(input, ...size);
      writeFileSync(file, new Uint8Array(output.buffer, output.byteOffset, output.byteLength));
      return output;
    };
  const within = <Net extends { readonly run: Run }>(name: string, net: Net): Net => ({
    ...net,
    run: remembered(name, net.run),
  });
  const drawing = once(async () => within('drawing', await drawingNet()));
  return {
    drawingNet: drawing,
    network: once(async () => {
      const { look, letters } = await network();
      return {
        ...(await drawing()),
        look: look && within('look', look),
        letters: letters && within('letters', letters),
      };
    }),
    lineReader: once(async () => {
      const lines = await lineReader();
      return lines && within('lines', lines);
    }),
  };
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

const hashOf = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  createHash('sha1')
    .update(new Uint8Array(buffer, byteOffset, byteLength))
    .digest('hex');

function read(file: string): Float32Array {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}
