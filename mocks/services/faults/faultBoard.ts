import { fitsPattern, type CallFault } from './fault';

/** The active faults, in the order they were set. */
export class FaultBoard {
  private faults: CallFault[] = [];

  add(fault: CallFault): void {
    this.faults.push(fault);
  }

  clear(): void {
    this.faults = [];
  }

  list(): readonly CallFault[] {
    return this.faults;
  }

  /** Uses up one hit of the first fault that matches the call. */
  take(method: string, path: string): CallFault | null {
    const fault = this.faults.find(
      (it) => (it.method === '' || it.method === method) && fitsPattern(it.path, path),
    );
    if (fault === undefined) return null;
    const left = { ...fault, count: fault.count - 1 };
    this.faults = this.faults
      .map((it) => (it === fault ? left : it))
      .filter(({ count }) => count > 0);
    return fault;
  }
}
