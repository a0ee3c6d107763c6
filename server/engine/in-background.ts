import 'server-only';
import { afterOpenRequests } from '../http/open-requests';
import type { Engine } from './context';

/** The engine for background work, which waits for open requests before and after each task of a worker thread. */
export function inBackground(engine: Engine): Engine {
  return {
    ...engine,
    makeCards: afterRequests(engine.makeCards),
    layOut: afterRequests(engine.layOut),
    render: afterRequests(engine.render),
  };
}

function afterRequests<Args extends unknown[], Done>(task: (...args: Args) => Promise<Done>) {
  return async (...args: Args): Promise<Done> => {
    await afterOpenRequests();
    const done = await task(...args);
    await afterOpenRequests();
    return done;
  };
}
