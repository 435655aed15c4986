import { MemoryLocks } from './memoryLocks';
import { locksContract } from './testing/locksContract';

locksContract(async () => new MemoryLocks());
