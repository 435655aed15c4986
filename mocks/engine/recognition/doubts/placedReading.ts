import type { PictureSize } from '../../ink/pixels';
import type { MolecularGraph } from '../molecularGraph';
import type { Doubt } from './doubt';
import type { StereoMark } from './stereoMark';

/** A reading whose atoms lie at pixels of the picture. */
export interface PlacedReading {
  readonly graph: MolecularGraph;
  readonly picture: PictureSize;
  /** The program's own. */
  readonly doubts: readonly Doubt[];
  readonly stereo: readonly StereoMark[];
}

/** A reading among others of the same picture. */
export interface NamedReading extends PlacedReading {
  /** As a user knows the program. */
  readonly program: string;
  /** 0..1: the share of such readings of the program that is right. */
  readonly trust: number;
}

/** A reading that another one is compared with. */
export interface ComparedReading extends NamedReading {
  /** Whether it is the very same structure, or the same but for stereo. */
  readonly likeness: 'same' | 'stereo' | 'other';
  /** Whether it took nothing over from that one, nor that one from it. */
  readonly isIndependent: boolean;
}
