import { TaskError } from '../../taskError';

/** What is drawn and how; fields and defaults as in docs/contract.md 8.1. */
export interface DepictionRequest {
  readonly smiles?: string | null | undefined;
  readonly molfile?: string | null | undefined;
  /** Draw the molfile with its own coordinates; falls back to the SMILES. */
  readonly useMolfileDirectly?: boolean | null | undefined;
  /** Pixels, 100..2000; default 512. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Degrees, clockwise; default 0. */
  readonly rotate?: number | undefined;
  /** Alternating double bonds instead of dashed aromatic ones; default true. */
  readonly kekulize?: boolean | undefined;
  /** R, S, E, Z next to their atoms and bonds; default true. */
  readonly cip?: boolean | undefined;
  /** Black only; default false. */
  readonly unicolor?: boolean | undefined;
  /** No white background; default false. */
  readonly transparent?: boolean | undefined;
  /** SMARTS whose matches get a light-blue glow; unreadable ones are ignored. */
  readonly highlight?: string | undefined;
}

/** The request's drawing options with defaults filled in. */
export type DrawingOptions = Required<{
  [Key in keyof Omit<DepictionRequest, 'smiles' | 'molfile' | 'useMolfileDirectly'>]: NonNullable<
    DepictionRequest[Key]
  >;
}>;

const MIN_SIDE = 100;
const MAX_SIDE = 2000;

/** @throws TaskError `beyond-limits` for a side outside 100..2000 or an angle that is not a number */
export function drawingOptions(request: DepictionRequest): DrawingOptions {
  const { width = 512, height = 512, rotate = 0 } = request;
  requireSide('width', width);
  requireSide('height', height);
  if (!Number.isFinite(rotate))
    throw new TaskError('beyond-limits', 'rotate should be a number of degrees');
  return {
    width: Math.round(width),
    height: Math.round(height),
    rotate,
    kekulize: request.kekulize ?? true,
    cip: request.cip ?? true,
    unicolor: request.unicolor ?? false,
    transparent: request.transparent ?? false,
    highlight: request.highlight ?? '',
  };
}

function requireSide(name: string, pixels: number): void {
  if (pixels >= MIN_SIDE && pixels <= MAX_SIDE) return;
  throw new TaskError(
    'beyond-limits',
    `${name} should be between ${MIN_SIDE} and ${MAX_SIDE} pixels`,
  );
}
