import { DEPICTION_DEFAULTS } from '@/domain/depiction';
import type { DepictionOptions } from '@/domain/depiction';
import { presentMolfile, presentText } from '@/domain/missing';
import type { AppConfig } from '@/platform/config';
import { requestAddress } from './address';
import { RequestError } from './apiError';
import type { AnswerKind, QueryValue } from './apiRequest';

export type DepictionFormat = 'svg' | 'png' | 'base64';

/** What to draw and how; missing options take the specified defaults. */
export interface DepictionArg extends Partial<DepictionOptions> {
  /** `svg` by default. */
  readonly format?: DepictionFormat;
}

const ENGINE = 'cdk';
export const DEPICTION_PATHS = {
  generate: '/depiction/generate',
  visualize: '/depiction/visualize',
} as const;

/** All options in a fixed key order, so that equal drawings have equal descriptions. */
export function completedDepiction({ format = 'svg', ...options }: DepictionArg) {
  const smiles = presentText(options.smiles);
  const molfile = presentMolfile(options.molfile);
  if (smiles === undefined && molfile === undefined) {
    throw new RequestError('INPUT_MISSING', 'Either SMILES or molfile must be provided');
  }
  const all = { ...DEPICTION_DEFAULTS, ...options };
  return {
    engine: ENGINE,
    width: all.width,
    height: all.height,
    rotate: all.rotate,
    kekulize: all.kekulize,
    cip: all.cip,
    unicolor: all.unicolor,
    highlight: all.highlight,
    transparent: all.transparent,
    format,
    // without SMILES the services would draw an empty molecule (docs/contract.md 8.2)
    useMolfileDirectly: all.useMolfileDirectly || smiles === undefined,
    smiles,
    molfile,
  };
}

/** The cache key of a drawing; an invalid request has a separate one. */
export function drawingKey(arg: DepictionArg): unknown {
  try {
    return completedDepiction(arg);
  } catch {
    return arg;
  }
}

export function answerKind(format: DepictionFormat): AnswerKind {
  const kinds = { svg: 'text', png: 'image', base64: 'json' } as const;
  return kinds[format];
}

/**
 * The address of a drawing (docs/requirements/core.md 7.26). The original services answer it
 * to POST only; `visualizeDepiction` asks them that way.
 *
 * @public The requirement is all that wants it.
 */
export function depictionAddress(config: AppConfig, arg: DepictionArg): string {
  const query: Record<string, QueryValue | undefined> = completedDepiction(arg);
  return requestAddress({ path: DEPICTION_PATHS.visualize, query }, config);
}
