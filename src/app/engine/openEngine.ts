import { BEST_OF_ALL } from '@/domain/engines';
import type { SagaGenerator } from '@/lib/saga/effects';
import { articleInput } from './articleInput';
import { inArticleStore, type OnRead } from './articleStore';
import { chooseEngine } from './chooseEngine.saga';
import type { ArticleReading, Engine, EngineOptions, ReadOptions } from './entry';
import { headlessConfig } from './headlessConfig';
import { startOwnServices } from './ownServices';
import { readArticle } from './readArticle.saga';

const untold: OnRead = () => undefined;

/**
 * Starts the services in a process of their own.
 *
 * @param root of the repository, whose services are started
 */
export async function startEngine(root: string, { queue }: EngineOptions = {}): Promise<Engine> {
  const services = await startOwnServices(root, queue);
  const ending = new AbortController();
  void services.died.then((said) => ending.abort(new Error(`The services ended.\n${said}`)));
  const config = headlessConfig(services.url);
  const within = <Result>(
    saga: () => SagaGenerator<Result>,
    given: AbortSignal | undefined,
    onRead = untold,
  ) => {
    const signal = given ? AbortSignal.any([given, ending.signal]) : ending.signal;
    return inArticleStore(config, saga, { onRead, signal });
  };
  return {
    ended: ending.signal,
    programs: (engine = BEST_OF_ALL, signal) => within(() => chooseEngine(engine), signal),
    readArticle: async (source, options = {}) => {
      const { name, engine = BEST_OF_ALL, formats = [], licence = 'none' } = options;
      const file = await articleInput(source, name);
      const onRead: OnRead = (read, drawings) => options.onProgress?.({ read, drawings });
      const order = { file, engine, formats, licence };
      return within(() => readArticle(order), options.signal, onRead);
    },
    close: services.stop,
  };
}

/** Reads one article with services of its own. */
export async function readAlone(
  root: string,
  source: Uint8Array | string,
  options: ReadOptions & EngineOptions = {},
): Promise<ArticleReading> {
  options.signal?.throwIfAborted();
  const engine = await startEngine(root, options);
  try {
    return await engine.readArticle(source, options);
  } finally {
    await engine.close();
  }
}
