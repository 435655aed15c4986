import { MemoryRecords } from './memoryRecords';
import { recordsContract } from './testing/recordsContract';

recordsContract(async () => new MemoryRecords());
