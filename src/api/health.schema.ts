import * as v from 'valibot';

export const healthSchema = v.object({ status: v.string() });

/** `GET /health/lanes` of our services, not in the contract. */
export const laneHealthSchema = v.object({
  lanes: v.array(v.object({ lane: v.string(), state: v.string() })),
});
