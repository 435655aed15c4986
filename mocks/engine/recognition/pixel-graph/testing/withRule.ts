import { assemble } from '../../assembly/assemble';
import type { InkImage } from '../../../ink/inkImage';
import type { SketchRule } from '../assembly/evidence';
import type { Sketch } from '../assembly/sketch';
import { excessOf } from '../assembly/valenceLimits';
import { testClasses } from './builders';
import { inkOf } from './inkOf';

/** What one rule alone makes of a sketch, on paper by default. */
export const withRule = (rule: SketchRule, sketch: Sketch, ink: InkImage = inkOf(1, 1, [])) =>
  assemble(sketch, [(draft) => rule(draft, { classes: testClasses, ink })], (atom, bonds) =>
    excessOf(testClasses, atom, bonds),
  );
