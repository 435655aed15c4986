import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import type { LaneWorker, StartWorker, WorkerEvents } from '../../workers/lane';
import { MEMORY_REPORT_FD, reportedBytes } from './memoryReport';
import { workerCode } from './workerBundle';
import { areaOf, programAreas } from '../../../engine/tasks/taskRegistry';
import { CANCEL, CANCEL_MS, WORKER_READY, type WorkerMessage } from '../../workers/workerMessages';

/**
 * JavaScript heap of one worker. This is the last resort after the memory report, which also counts memory
 * outside the heap. The densest pages of real articles take some 120 MB.
 */
const MAX_HEAP_MB = 640;
const MEGABYTE = 1024 * 1024;

/** In addition, `-` reads the program from the standard input; the worker collects garbage between tasks. */
const NODE_FLAGS = [
  `--max-old-space-size=${MAX_HEAP_MB}`,
  '--max-semi-space-size=8',
  '--expose-gc',
];

/** By default, glibc keeps freed blocks below 32 MB for later; other C libraries ignore these settings. */
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** Variables that a worker, which reads strangers' files, must not see. */
const KEPT_BACK = { OPENAI_API_KEY: undefined, MARCUS_RESET_TOKEN: undefined };

/** Node's signals and exit code when its heap is full, and when native code aborts. */
const ABORTED = ['SIGABRT', 'SIGTRAP', 134];

/**
 * Starts a worker as a separate process: its memory returns to the system when it ends, it can be ended
 * whatever it is doing, and a crash of native code affects only the worker.
 */
export const startWorker: StartWorker = (events) => start(events);

/** Starts a worker that runs only when no other process wants the processor. */
export const startBackgroundWorker: StartWorker = (events) => start(events, lowerPriority);

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended, or the system does not permit it; the work remains the last in the queue.
  }
}

function start(events: WorkerEvents, prepare?: (child: ChildProcess) => void): LaneWorker {
  let child: ChildProcess | undefined;
  let isOver = false;
  let isHeld = true;
  let task = '';
  const stopped = (reason: string, outOfMemory = false) => {
    if (!isOver) events.stopped(reason, outOfMemory);
    isOver = true;
  };
  const begin = (code: string) => {
    if (isOver) return;
    child = spawn(process.execPath, [...NODE_FLAGS, '-'], {
      env: { ...process.env, ...KEPT_BACK, ...MEMORY_SETTINGS },
      stdio: ['pipe', 'inherit', 'inherit', 'ipc', 'pipe'],
      serialization: 'advanced',
    });
    prepare?.(child);
    listen(child, events, stopped);
    child.stdin?.end(code);
    hold(child, isHeld);
  };
  workerCode().then(begin, (error: unknown) => stopped(String(error)));
  return {
    post: (request) => {
      ({ task } = request);
      child?.send(request);
    },
    hold: (alive) => {
      isHeld = alive;
      if (child) hold(child, alive);
    },
    terminate: () => {
      isOver = true;
      if (child) end(child, programAreas.has(areaOf(task)));
    },
  };
}

function listen(
  child: ChildProcess,
  events: WorkerEvents,
  stopped: (reason: string, outOfMemory?: boolean) => void,
): void {
  let resident = 0;
  child.on('message', (message: WorkerMessage) =>
    message === WORKER_READY ? events.ready() : events.reply(message),
  );
  child.on('error', (error) => stopped(error.message));
  child.on('exit', (code, signal) => {
    const outOfMemory = ABORTED.includes(signal ?? code ?? 0) && resident > MAX_HEAP_MB * MEGABYTE;
    stopped(signal ?? `exit code ${code}`, outOfMemory);
  });
  // The worker may end before it has read its code.
  child.stdin?.on('error', () => undefined);
  child.stdio[MEMORY_REPORT_FD]?.on('data', (data: Buffer) => {
    const bytes = reportedBytes(String(data));
    if (bytes === undefined) return;
    resident = bytes;
    events.memory(bytes);
  });
}

/** @param isWaiting for a program, which nobody else would end */
function end(child: ChildProcess, isWaiting: boolean): void {
  if (!isWaiting || !child.connected) return void child.kill('SIGKILL');
  child.send(CANCEL);
  setTimeout(() => child.kill('SIGKILL'), 2 * CANCEL_MS).unref();
}

/** Whether a child keeps this process alive. */
function hold(child: ChildProcess, alive: boolean): void {
  const report = child.stdio[MEMORY_REPORT_FD];
  const parts = [child, child.channel, report instanceof Socket ? report : null];
  for (const part of parts) {
    if (alive) part?.ref();
    else part?.unref();
  }
}
