import { answerGraph } from '../chemistry/answerGraph';
import { UnreadableStructure } from '../chemistry/readSmiles';
import { ImageDecodeError } from '../ports/imageCodec';
import type { EngineAnswer } from '../recognition/external/engineAnswer';
import { engineOutcome } from '../recognition/external/engineOutcome';
import { moleculesRead } from '../recognition/external/moleculesRead';
import { greyWithin } from '../ink/greyWithin';
import type { RecognitionOutcome } from '../recognition/molecularGraph';
import { TaskError } from '../taskError';
import type { EnginePorts } from './enginePorts';
import { lendRDKit } from './lendRDKit';

/** A picture for a program beside MARCUS. */
export interface PreparedPicture {
  /** Grey, decoded by us: another program's decoders get nothing that was uploaded. */
  readonly png: Uint8Array;
  /** Pixels. */
  readonly longerSide: number;
}

interface PictureInput {
  readonly image: Uint8Array;
  readonly mostSide?: number | undefined;
}

interface AnswerInput {
  readonly answer: EngineAnswer;
  /** The picture that was read. */
  readonly image: Uint8Array;
  /** The program's, for messages. */
  readonly name: string;
}

interface EngineQuestion extends PreparedPicture {
  /** The engine's id. */
  readonly engine: string;
  readonly handDrawn: boolean;
}

/** Readers of drawings that are no part of MARCUS, as tasks. The host asks them; it holds one of each. */
export function createEnginesTasks({
  images,
  loadRDKit,
}: Pick<EnginePorts, 'images' | 'loadRDKit'>) {
  const withRDKit = lendRDKit(loadRDKit);
  return {
    /** @throws TaskError `invalid` for bytes that are no picture */
    prepare: (input: PictureInput): Promise<PreparedPicture> => prepared(images, input),

    /** Done by the host, and never by a worker. */
    read: (_question: EngineQuestion): Promise<EngineAnswer> =>
      Promise.reject(new TaskError('failed', 'This machine has no such engine')),

    /** What an answer says, on the picture that was read. */
    understand: async ({ answer, image, name }: AnswerInput): Promise<RecognitionOutcome> => {
      if (answer.reason !== undefined) return { ok: false, reason: answer.reason };
      try {
        const { graph, isDrawn } = await withRDKit((rdkit) => answerGraph(rdkit, answer));
        const picture = isDrawn ? await images.decode(image) : undefined;
        return { ...engineOutcome(answer, graph, picture), remarks: moleculesRead(graph, name) };
      } catch (error) {
        if (!(error instanceof UnreadableStructure)) throw error;
        const reason = `${name} answered a structure that cannot be read: ${error.message}.`;
        return { ok: false, reason };
      }
    },
  };
}

async function prepared(
  images: EnginePorts['images'],
  { image, mostSide }: PictureInput,
): Promise<PreparedPicture> {
  try {
    const grey = greyWithin(await images.decode(image), mostSide);
    return { png: await images.encodePng(grey), longerSide: Math.max(grey.width, grey.height) };
  } catch (error) {
    if (error instanceof ImageDecodeError) throw new TaskError('invalid', error.message);
    throw error;
  }
}
