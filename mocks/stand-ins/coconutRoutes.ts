import { accepts } from 'hono/accepts';
import { answerHtml, answerJson } from '../services/http/answers';
import { createRouter, type WebApp } from '../services/http/webApp';
import { createJsonParser } from '../services/http/readJson';
import type { CoconutAccounts } from './coconutAccounts';
import { messageOver, reportErrors } from './coconutReport';
import { readCoconutQuery, searchCoconut, type CoconutQuery } from './coconutSearch';
import { CoconutSubmissions } from './coconutSubmissions';
import { createCoconutThrottle } from './coconutThrottle';
import type { CompoundIndex } from './compoundIndex';
import type { KnownCompound } from './compoundTable';
import type { StandInSettings } from './standInSettings';
import { submissionsPage, submissionsPolicy } from './submissionsPage';
import { byAddress } from './throttle';
import { listOf, objectOf, textOf } from './unknownJson';

const MAX_BODY_BYTES = 1024 * 1024;

/** COCONUT's interface as of June 2026: log-in, submission, search. */
export function createCoconutRoutes(
  index: CompoundIndex,
  accounts: CoconutAccounts,
  settings: StandInSettings,
): WebApp {
  const router = createRouter();
  const submissions = new CoconutSubmissions(settings.now);
  router.route('/', createSubmissionList(submissions));
  router.use(createCoconutThrottle(settings));
  router.use(createJsonParser(MAX_BODY_BYTES));
  router.route('/auth', createLoginRoutes(accounts));
  router.post('/reports/mutate', (call) => {
    if (!accounts.isLoggedIn(call.req.header('Authorization'))) {
      return answerJson(call, UNAUTHENTICATED, 401);
    }
    const body = call.get('body');
    const errors = reportErrors(body);
    const message = messageOver(errors);
    if (message !== undefined) return answerJson(call, { message, errors }, 422);
    const mutations = listOf(objectOf(body)['mutate']);
    const created = mutations.map((it) => submissions.add(objectOf(it)['attributes']));
    return answerJson(call, { created, updated: [] });
  });
  router.post('/search', async (call) => {
    const query = readCoconutQuery(objectOf(call.get('body')));
    if ('errors' in query) {
      const { errors } = query;
      return answerJson(call, { message: 'Invalid input parameters', errors }, 400);
    }
    const found = await searchCoconut(query, index);
    return answerJson(call, { data: found.length === 0 ? [] : pageOf(found, query) });
  });
  return router;
}

const UNAUTHENTICATED = { message: 'Unauthenticated.' };

function createLoginRoutes(accounts: CoconutAccounts): WebApp {
  const router = createRouter();
  router.post('/login', (call) => {
    const { email, password } = objectOf(call.get('body'));
    const login = accounts.login(textOf(email), textOf(password), byAddress(call));
    if (login.ok) return answerJson(call, { access_token: login.token, token_type: 'Bearer' });
    const { status, message, retryAfter } = login;
    if (retryAfter !== undefined) call.header('Retry-After', String(retryAfter));
    return answerJson(call, { message }, status);
  });
  router.get('/logout', (call) => {
    if (accounts.logout(call.req.header('Authorization'))) {
      return answerJson(call, { logout: 'Successful' });
    }
    return answerJson(call, UNAUTHENTICATED, 401);
  });
  return router;
}

/** The stand-in's own: what it took, as JSON, and as a page for a browser. */
function createSubmissionList(submissions: CoconutSubmissions): WebApp {
  const router = createRouter();
  router.get('/submissions', async (call) => {
    call.header('Vary', 'Accept', { append: true });
    const wanted = accepts(call, {
      header: 'Accept',
      supports: ['application/json', 'text/html'],
      default: 'application/json',
    });
    if (wanted === 'application/json') {
      return answerJson(call, { submissions: submissions.list() });
    }
    call.header('Content-Security-Policy', await submissionsPolicy());
    return answerHtml(call, submissionsPage(submissions.list()));
  });
  return router;
}

/** A page in the format of Laravel's paginator. */
function pageOf(found: readonly KnownCompound[], { limit, page }: CoconutQuery): object {
  const start = (page - 1) * limit;
  return {
    current_page: page,
    data: found.slice(start, start + limit).map(({ coconutId, name, smiles }) => ({
      identifier: coconutId,
      name,
      canonical_smiles: smiles,
    })),
    per_page: limit,
    total: found.length,
  };
}
