/** One difference between two states; `undefined` on the side that has no value. */
export interface StateChange {
  /** The path as written in code: `segments.entities["page-0-segment-1"].path`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

const memberPath = (path: string, key: string, inList: boolean) => {
  if (inList) return `${path}[${key}]`;
  const plain = /^[A-Za-z_$][\w$]*$/.test(key);
  if (!plain) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
};

/** The paths at which two JSON values differ; a branch that only one of them has counts as one. */
export function stateDiff(before: unknown, after: unknown, path = ''): StateChange[] {
  if (Object.is(before, after)) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    stateDiff(
      Reflect.get(before, key),
      Reflect.get(after, key),
      memberPath(path, key, Array.isArray(after)),
    ),
  );
}
