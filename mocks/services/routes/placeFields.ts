import * as v from 'valibot';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const placement = v.object({
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  molfile: v.string(),
});

/** A place that may be wrong; `x`, `radius` in widths of the picture, `y` in heights. */
const doubt = v.object({
  kind: v.picklist(['atom', 'bond', 'stereo', 'label', 'charge']),
  atoms: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  x: share,
  y: share,
  radius: share,
  confidence: share,
  readings: v.optional(v.array(v.string())),
  says: v.string(),
});

/** What an answer says of its places, where the program reports them. */
export const placeFields = {
  placement: v.optional(placement),
  doubts: v.optional(v.array(doubt)),
};
