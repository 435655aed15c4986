import { engineLabel, readerName, type EngineInfo } from './engines';

/**
 * Where an engine is chosen, what its name does not tell: the program that is used instead of it (`PixelGraph 0.1, in
 * place of DECIMER`), or the machine that drawings are sent to, and how its readings turned out; or why it cannot be
 * chosen. `undefined` if there is nothing to tell.
 */
export function engineNotice(
  info: Pick<EngineInfo, 'id' | 'program' | 'version' | 'standsInFor' | 'sentTo' | 'checked'> &
    Partial<Pick<EngineInfo, 'available' | 'reason'>>,
  engines: readonly EngineInfo[] = [],
): string | undefined {
  if (info.available === false) return absenceNotice(info, engines);
  const place = placeNotice(info, engines);
  if (!info.checked) return place;
  const { right, judged } = info.checked;
  const drawings = judged === 1 ? 'drawing' : 'drawings';
  const share = `right in ${right} of ${judged} checked ${drawings} here`;
  return place === undefined ? `${engineLabel(info.id, engines)}: ${share}` : `${place}; ${share}`;
}

/** Why an engine cannot be chosen, with its name once. */
export function absenceNotice(
  { id, reason = 'Not available' }: Pick<EngineInfo, 'id' | 'reason'>,
  engines: readonly EngineInfo[] = [],
): string {
  const label = engineLabel(id, engines);
  return reason.startsWith(`${label} `) ? reason : `${label}: ${reason}`;
}

function placeNotice(
  info: Pick<EngineInfo, 'id' | 'program' | 'version' | 'standsInFor' | 'sentTo'>,
  engines: readonly EngineInfo[],
): string | undefined {
  if (info.sentTo !== undefined) {
    return `${engineLabel(info.id, engines)}: drawings are sent to ${info.sentTo}`;
  }
  if (info.standsInFor === undefined) return undefined;
  const program = readerName({ ...info, engine: info.id, programVersion: info.version });
  return `${program}, in place of ${engineLabel(info.standsInFor, engines)}`;
}
