import type { Action, Reducer } from '@reduxjs/toolkit';
import { readTrace, type Trace } from './readTrace';
import { replayTrace, startOf, type ReplayedStep, type ReplayProblem } from './replayTrace';
import { stateDiff, type StateChange } from './stateDiff';
import type { BuildInfo } from '@/platform/buildInfo';

export interface ReplayOptions {
  /** The last action to replay, from 1; defaults to all. */
  readonly to?: number;
  /** Whether to print what each action changed. */
  readonly diff: boolean;
}

export interface ReplayTools {
  readonly reducer: Reducer<unknown, Action>;
  /** Whether this version of the application has such an action. */
  readonly isKnown: (type: string) => boolean;
  readonly build: BuildInfo;
  readonly print: (line: string) => void;
}

/** Maximum number of paths printed per difference. */
const SHOWN_CHANGES = 20;
const SHOWN_VALUE_LENGTH = 60;

/**
 * Replays a trace and prints it, one action per line.
 *
 * @returns the number of problems; 0 if every state was reproduced and everything is serialisable
 * @throws TraceError if the text is not a trace
 */
export function replayCommand(text: string, options: ReplayOptions, tools: ReplayTools): number {
  const { print } = tools;
  const trace = readTrace(text);
  printHead(trace, tools);
  strangeParts(trace, tools).forEach(print);
  const firstAt = trace.steps[0]?.at;
  let problemCount = 0;
  for (const replayed of replayTrace(tools.reducer, trace)) {
    if (options.to !== undefined && replayed.index > options.to) break;
    print(stepLine(replayed, firstAt, tools));
    if (options.diff) changeLines(stateDiff(replayed.before, replayed.after)).forEach(print);
    replayed.problems.flatMap(problemLines).forEach(print);
    problemCount += replayed.problems.length;
  }
  print(problemCount === 0 ? 'Every state was reproduced.' : `Problems: ${problemCount}`);
  return problemCount;
}

function printHead({ format, steps, writtenBy }: Trace, { print, build }: ReplayTools): void {
  print(`${format}, ${steps.length} actions`);
  if (!writtenBy) return;
  const { version, build: commit, savedAt } = writtenBy;
  print(`saved ${savedAt} by version ${version} (${commit})`);
  if (version !== build.version || commit !== build.build) {
    print(`replayed by version ${build.version} (${build.build})`);
  }
}

/** State slices that only one side has: the trace is from another version, so no state can match. */
function strangeParts(trace: Trace, { reducer }: ReplayTools): string[] {
  if (typeof trace.start !== 'object' || trace.start === null) return [];
  const theirs = Object.keys(trace.start);
  const ours = Object.keys(Object(startOf(reducer, trace)));
  const only = (names: string[], others: string[]) =>
    names.filter((name) => !others.includes(name));
  const missing = only(ours, theirs);
  const unknown = only(theirs, ours);
  return [
    ...(missing.length > 0 ? [`the trace has no state of: ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`this version has no state of: ${unknown.join(', ')}`] : []),
  ];
}

function stepLine(
  { index, step, before, after }: ReplayedStep,
  firstAt: number | undefined,
  { isKnown }: ReplayTools,
): string {
  const offset =
    step.at === undefined || firstAt === undefined
      ? ''
      : `+${((step.at - firstAt) / 1000).toFixed(3)} s`;
  const unknown = isKnown(step.action.type) ? '' : '  (unknown to this version)';
  const idle = before === after ? '  (state unchanged)' : '';
  return `${String(index).padStart(5)}  ${offset.padStart(12)}  ${step.action.type}${unknown}${idle}`;
}

function problemLines(problem: ReplayProblem): string[] {
  switch (problem.kind) {
    case 'refused':
      return [`       ✗ a reducer refused the action: ${problem.message}`];
    case 'not serialisable':
      return [`       ✗ not serialisable: ${problem.where} at ${problem.path}`];
    case 'not reproduced':
      return [
        problem.differences.length === 0
          ? '       ✗ the state is not the one in the trace, by its digest'
          : '       ✗ the state is not the one in the trace (expected → found):',
        ...changeLines(problem.differences),
      ];
  }
}

function changeLines(changes: readonly StateChange[]): string[] {
  const shown = changes
    .slice(0, SHOWN_CHANGES)
    .map(({ path, before, after }) => `         ${path}: ${short(before)} → ${short(after)}`);
  const left = changes.length - shown.length;
  return left === 0 ? shown : [...shown, `         and ${left} more`];
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= SHOWN_VALUE_LENGTH ? text : `${text.slice(0, SHOWN_VALUE_LENGTH - 1)}…`;
}
