import type { NetworkPorts, RunOnnx } from '../../ports/networkPorts';
import { type LineFile, type LookFile, parseClasses } from './classes';
import type { LineLook } from '../line-reader/lineLook';
import type { PixelGraphNet } from './network';
import type { RunLabelNetwork } from './second-look/labelLook';

/**
 * Loads the network from a folder with `pixel-graph.onnx` and `classes.json`, and the networks for labels,
 * their letters and lines of text that the classes name, if any.
 *
 * @throws Error if a file is missing or damaged, or the files do not match
 */
export async function loadNetwork(ports: NetworkPorts): Promise<PixelGraphNet> {
  const classesFile = new TextDecoder().decode(await ports.readFile('classes.json'));
  const classes = parseClasses(JSON.parse(classesFile));
  const run = await openChecked(ports, 'pixel-graph.onnx', classes.weightsSha256);
  return {
    classes,
    run: (ink, height, width) => run(ink, [1, 1, height, width]),
    look: classes.look && { ...classes.look, run: await openViews(ports, classes.look) },
    letters: classes.letters && {
      ...classes.letters,
      run: await openViews(ports, classes.letters),
    },
    lines: classes.lines && (await openLines(ports, classes.lines)),
  };
}

/** Opens a network that sees one label at a time. */
async function openViews(
  ports: NetworkPorts,
  { file, sha256, height, width }: LookFile,
): Promise<RunLabelNetwork> {
  const run = await openChecked(ports, file, sha256);
  return (views, count) => run(views, [count, 1, height, width]);
}

async function openLines(ports: NetworkPorts, lines: LineFile): Promise<LineLook> {
  const run = await openChecked(ports, lines.file, lines.sha256);
  return { ...lines, run: (view, width) => run(view, [1, 1, lines.height, width]) };
}

async function openChecked(ports: NetworkPorts, file: string, sha256: string): Promise<RunOnnx> {
  const weights = await ports.readFile(file);
  if ((await ports.sha256(weights)) !== sha256) {
    throw new Error(`PixelGraph: ${file} and the classes do not belong together`);
  }
  return ports.openOnnx(weights, file);
}
