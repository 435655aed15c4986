import * as v from 'valibot';
import { texts } from '../../http/fields';
import type { Operation } from '../../openapi/operation';

/** The most InChIKeys of one call (docs/contract.md 11.8). */
export const MAX_KEYS = 500;

/** `/chem`: what a list of known compounds has; ours (docs/contract.md 11). */
export const KNOWN = {
  known: {
    method: 'post',
    path: '/known',
    summary: 'Whether the list of known compounds has compounds, or their skeletons, by InChIKeys',
    json: { inchi_keys: texts('Standard InChIKeys') },
    answer: {
      json: v.object({
        source: v.nullable(
          v.object({
            name: v.string(),
            version: v.string(),
            date: v.string(),
            compounds: v.number(),
            false_alarm_one_in: v.number(),
          }),
        ),
        results: v.array(
          v.object({
            inchi_key: v.string(),
            state: v.picklist(['known', 'without_stereo', 'other_stereo', 'new']),
          }),
        ),
      }),
    },
  },
} satisfies Record<string, Operation>;
