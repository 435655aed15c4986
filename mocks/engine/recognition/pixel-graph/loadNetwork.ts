import type { NetworkPorts, RunOnnx } from '../../ports/networkPorts';
import { type LookFile, parseClasses, type PixelGraphClasses } from './classes';
import type { LineLook } from '../line-reader/lineLook';
import type { DrawingNet, PixelGraphNet } from './network';
import type { RunLabelNetwork } from './second-look/labelLook';

/**
 * Loads the network from a folder with `pixel-graph.onnx` and `classes.json`.
 *
 * @throws Error if a file is missing or damaged, or the files do not match
 */
export async function loadDrawingNet(ports: NetworkPorts): Promise<DrawingNet> {
  const classes = await readClasses(ports);
  const run = await openChecked(ports, 'pixel-graph.onnx', classes.weightsSha256);
  return { classes, run: (ink, height, width) => run(ink, [1, 1, height, width]) };
}

/** The same with the networks for labels and their letters that the classes name, if any. @throws as `loadDrawingNet` */
export async function loadNetwork(
  ports: NetworkPorts,
  drawings: () => Promise<DrawingNet> = () => loadDrawingNet(ports),
): Promise<PixelGraphNet> {
  const net = await drawings();
  const { classes } = net;
  return {
    ...net,
    look: classes.look && { ...classes.look, run: await openViews(ports, classes.look) },
    letters: classes.letters && {
      ...classes.letters,
      run: await openViews(ports, classes.letters),
    },
  };
}

/** Loads the network for lines of text beside drawings, if the classes name one. @throws as `loadDrawingNet` */
export async function loadLineReader(ports: NetworkPorts): Promise<LineLook | undefined> {
  const { lines } = await readClasses(ports);
  if (!lines) return undefined;
  const run = await openChecked(ports, lines.file, lines.sha256);
  return { ...lines, run: (view, width) => run(view, [1, 1, lines.height, width]) };
}

const readClasses = async (ports: NetworkPorts): Promise<PixelGraphClasses> =>
  parseClasses(JSON.parse(new TextDecoder().decode(await ports.readFile('classes.json'))));

/** Opens a network that sees one label at a time. */
async function openViews(
  ports: NetworkPorts,
  { file, sha256, height, width }: LookFile,
): Promise<RunLabelNetwork> {
  const run = await openChecked(ports, file, sha256);
  return (views, count) => run(views, [count, 1, height, width]);
}

async function openChecked(ports: NetworkPorts, file: string, sha256: string): Promise<RunOnnx> {
  const weights = await ports.readFile(file);
  if ((await ports.sha256(weights)) !== sha256) {
    throw new Error(`PixelGraph: ${file} and the classes do not belong together`);
  }
  return ports.openOnnx(weights, file);
}
