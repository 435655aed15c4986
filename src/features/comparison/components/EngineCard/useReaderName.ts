import { useSelector } from 'react-redux';
import type { EngineId } from '@/domain/engines';
import { selectProgramName, selectReaderName } from '@/features/recognition';
import type { EngineReading } from '../../comparison';

/** Who read for an engine, or will read. */
export function useReaderName(engine: EngineId, reading: EngineReading | undefined): string {
  const programOf = useSelector(selectProgramName);
  const nameOf = useSelector(selectReaderName);
  return reading?.status === 'done' ? nameOf(reading.version) : programOf(engine);
}
