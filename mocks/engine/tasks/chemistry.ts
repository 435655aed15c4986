import { canonicalise } from '../chemistry/canonicalise';
import { depict } from '../chemistry/depiction/depict';
import { depictOnPicture, type OverlayRequest } from '../chemistry/depiction/depictOnPicture';
import { graphToStructure } from '../chemistry/graphToStructure';
import { identify } from '../chemistry/identifiers/identify';
import { molfileForms } from '../chemistry/molfile/molfileForms';
import { perceivedTwice } from '../chemistry/perception/perceivedTwice';
import type { RDKit } from '../chemistry/rdkit';
import { readForms } from '../chemistry/readForms';
import { UnreadableStructure } from '../chemistry/readSmiles';
import { compareSmiles } from '../chemistry/similarity/compareSmiles';
import { findMcs } from '../chemistry/similarity/findMcs';
import { drawSought } from '../chemistry/substructure/drawSought';
import { findSubstructure } from '../chemistry/substructure/findSubstructure';
import { indexStructures } from '../chemistry/substructure/indexStructures';
import { readSought } from '../chemistry/substructure/soughtStructure';
import { smilesToMolfile } from '../chemistry/smilesToMolfile';
import { understandStated } from '../chemistry/statedStructure';
import type { StructureText } from '../chemistry/structureText';
import { tableCompounds } from '../chemistry/tableCompounds';
import { latin1Of } from '../page/latin1';
import type { EnginePorts } from './enginePorts';
import type { DepictionInput, DepictionOutput } from './depictionTask';
import { joinTask } from './joinTask';
import { statedTask } from './statedTask';
import { lendRDKit, type WithRDKit } from './lendRDKit';
import type { MolecularGraph } from '../recognition/molecularGraph';
import { TaskError, type TaskFailure } from '../taskError';

interface NamedStructures {
  readonly engineNames: readonly string[];
}

const DEPICTION_FAILED = 'Error generating depiction';
const UNREADABLE = 'The structure cannot be read';

/** Like `withRDKit`; for a structure that cannot be read, the message is `failure` followed by the reason. */
const telling = <Result>(
  withRDKit: WithRDKit,
  failure: string,
  use: (rdkit: RDKit) => Result,
  kind: TaskFailure = 'failed',
): Promise<Result> =>
  withRDKit((rdkit) => {
    try {
      return use(rdkit);
    } catch (error) {
      if (!(error instanceof UnreadableStructure)) throw error;
      throw new TaskError(kind, `${failure}: ${error.message}`);
    }
  });

/** Chemistry as tasks; for their results see the functions in `engine/chemistry`. */
export function createChemistryTasks({
  loadRDKit,
  loadOpenChemLib,
  images,
}: Pick<EnginePorts, 'loadRDKit' | 'loadOpenChemLib' | 'images'>) {
  const withRDKit = lendRDKit(loadRDKit);
  const depictAs = async (input: DepictionInput, failure: string): Promise<DepictionOutput> => {
    const { format = 'svg', ...request } = input;
    const { svg, ...rest } = await telling(withRDKit, failure, (rdkit) => depict(rdkit, request));
    if (format === 'svg') return { ...rest, format, svg };
    const png = await images.svgToPng(svg);
    return format === 'png'
      ? { ...rest, format, png }
      : { ...rest, format, base64: btoa(latin1Of(png)) };
  };
  const structureOf = async (graph: MolecularGraph, name?: string) => {
    const structure = await withRDKit((rdkit) => graphToStructure(rdkit, graph, name));
    return perceivedTwice(structure, graph, { withRDKit, loadOpenChemLib });
  };
  const formsOf = (smiles: string) => withRDKit((rdkit) => readForms(rdkit, smiles));
  return {
    /** `POST /depiction/generate`, `/visualize` and each item of `/batch`. */
    depict: (input: DepictionInput) => depictAs(input, DEPICTION_FAILED),

    /** `POST /depiction/from_ocsr`: the same with that call's message. */
    depictFromOcsr: (input: DepictionInput) =>
      depictAs(input, 'Error generating depiction from OCSR results'),

    /** `POST /depiction/on_picture`: SVG. */
    depictOnPicture: (input: OverlayRequest) =>
      telling(withRDKit, DEPICTION_FAILED, (rdkit) => depictOnPicture(rdkit, input)),

    smilesToMolfile: (input: { readonly smiles: string }) =>
      withRDKit((rdkit) => smilesToMolfile(rdkit, input.smiles)),

    compareSmiles: (input: NamedStructures & { readonly smilesList: readonly string[] }) =>
      withRDKit((rdkit) => compareSmiles(rdkit, input.smilesList, input.engineNames)),

    findMcs: (input: NamedStructures & { readonly molfiles: readonly string[] }) =>
      withRDKit((rdkit) => findMcs(rdkit, input.molfiles, input.engineNames)),

    canonicalise: (input: { readonly smilesList: readonly string[] }) =>
      withRDKit((rdkit) => canonicalise(rdkit, input.smilesList)),

    /** What structures of the team's library are found by. */
    indexStructures: (input: { readonly structures: readonly StructureText[] }) =>
      withRDKit((rdkit) => indexStructures(rdkit, input.structures)),

    /** A structure to look for, as SMILES, SMARTS or molfile. */
    readSought: (input: { readonly written: string }) =>
      telling(withRDKit, UNREADABLE, (rdkit) => readSought(rdkit, input.written), 'invalid'),

    drawSought: (input: { readonly written: string }) =>
      telling(withRDKit, UNREADABLE, (rdkit) => drawSought(rdkit, input.written), 'invalid'),

    /** The places of canonical SMILES that have it. */
    findSubstructure: (input: {
      readonly written: string;
      readonly canonical: readonly string[];
    }) =>
      telling(
        withRDKit,
        UNREADABLE,
        (rdkit) => findSubstructure(rdkit, input.written, input.canonical),
        'invalid',
      ),

    readForms: ({ smiles }: { readonly smiles: string }) => formsOf(smiles),

    /** Each item of `POST /chem/identifiers`. */
    identify: (input: StructureText) =>
      telling(withRDKit, UNREADABLE, (rdkit) => identify(rdkit, input)),

    /** Each item of `POST /chem/molfiles`. */
    molfileForms: (input: StructureText) =>
      telling(withRDKit, UNREADABLE, (rdkit) => molfileForms(rdkit, input)),

    graphToStructure: (input: { readonly graph: MolecularGraph; readonly name?: string }) =>
      structureOf(input.graph, input.name),

    /** What a PDF states of a drawing, in place of a reading. */
    readStated: statedTask({
      understand: (stated) => withRDKit((rdkit) => understandStated(rdkit, stated)),
      sizeOf: images.sizeOf,
      draw: (input) => depictAs(input, DEPICTION_FAILED),
    }),

    joinReadings: joinTask({
      structureOf,
      formsOf,
      compoundsOf: (graph, rows) => withRDKit((rdkit) => tableCompounds(rdkit, graph, rows)),
      draw: (input) => depictAs(input, DEPICTION_FAILED),
    }),
  };
}
