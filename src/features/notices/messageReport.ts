import type { BuildInfo } from '@/platform/buildInfo';
import type { Notice } from './notices.slice';

function lines({ type, message, cause, count, createdAt, lastAt }: Notice): string {
  const at = new Date(createdAt).toISOString();
  return [
    `${at} ${type}: ${message}`,
    ...(cause === undefined ? [] : [`  cause: ${cause}`]),
    ...(count === 1 ? [] : [`  ${count} times, last at ${new Date(lastAt).toISOString()}`]),
  ].join('\n');
}

/** Messages as plain text for a bug report: the build, then each with its time and cause. */
export function messageReport(notices: readonly Notice[], { version, build }: BuildInfo): string {
  return [`MARCUS ${version} (${build})`, ...notices.map(lines)].join('\n');
}
