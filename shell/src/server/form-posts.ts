import { PDF_UPLOAD } from 'api-client';
import type { ChosenVersions, DiscoveryDocument } from 'federation/discovery';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForPrograms, HttpError, TooManyUnderWay, UnderWay } from 'http-edge';
import type { SiteOverrides } from '../site-data';
import { callerHeaders } from './caller-headers';
import type { ServerConfig } from './config';
import type { DiscoverySource } from './discovery-source';
import { sendFailure } from './failures';
import { MAX_FORM_BYTES, takeForms, withForm } from './form-body';
import { pageVersions } from './live-remotes';
import { isFromThisSite } from './own-site';
import { readOverrides, withOverrides, withoutOverrides } from './overrides';
import type { CachedPage } from './page-cache';
import { pageLanguage } from './page-language';
import type { PageRenderer } from './page-renderer';
import { secretCookies } from './secret-links';
import { sendPage } from './send-page';
import { visitorVersions } from './visitor-versions';

interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly message: string;
}

const FOREIGN: Refusal = {
  status: 403,
  title: 'This form was not sent from our site',
  message:
    'We accept forms only from our own pages, so nothing was sent. Open the page below and fill in the form there.',
};
const TOO_LARGE: Refusal = {
  status: 413,
  title: 'The form is too large',
  message: `Nothing was sent. Go back, choose a file of at most ${PDF_UPLOAD.size} or shorten the text, and send the form again.`,
};
const NO_FORM: Refusal = {
  status: 415,
  title: 'This is not a form',
  message: 'This address accepts only the form on its page. Nothing was sent.',
};
const BUSY: Omit<Refusal, 'status'> = {
  title: 'Too many files are being sent',
  message: 'Nothing was sent. Wait a minute, go back and send the form again.',
};
const BROKEN: Refusal = {
  status: 400,
  title: 'The form arrived incomplete',
  message: 'Nothing was sent. Go back and send the form again.',
};

/** The status of a redirect after which the browser posts the form again. */
const KEEPS_BODY = 307;

/** Addresses that are not pages accept no forms. */
const NO_PAGES = ['/r/', '/env/'];

function refusalOf({ statusCode = 500 }: FastifyError): Refusal | undefined {
  if (statusCode === 413) return TOO_LARGE;
  if (statusCode === 415) return NO_FORM;
  return statusCode < 500 ? BROKEN : undefined;
}

/**
 * Answers forms that browsers post to pages without scripts, or before scripts have loaded: the action of the page's
 * route runs, and its result is rendered. Nothing of it is cached.
 */
export async function formPosts(
  app: FastifyInstance,
  discovery: DiscoverySource,
  renderer: PageRenderer,
  config: Pick<ServerConfig, 'api' | 'languages' | 'origins' | 'overrideOrigins' | 'production' | 'uploadsUnderWay'>,
): Promise<void> {
  const underWay = new UnderWay(config.uploadsUnderWay);
  const urlOf = (request: FastifyRequest): URL =>
    new URL(request.url, config.origins[0] ?? `${request.protocol}://${request.host}`);

  const overridesIn = (url: URL): SiteOverrides | undefined =>
    config.production ? undefined : readOverrides(url, config.overrideOrigins, true);

  /** The address of a form with the overrides of the page that it is on, which its own address does not have. */
  const addressInDevelopment = ({ url, headers }: FastifyRequest, posted: URL): string | undefined => {
    const { referer = '' } = headers;
    const overrides = URL.canParse(referer) && !overridesIn(posted) ? overridesIn(new URL(referer)) : undefined;
    return overrides && withOverrides(url, posted, overrides);
  };

  const versionsFor = (url: URL, versions: ChosenVersions, document: DiscoveryDocument): ChosenVersions =>
    pageVersions(versions, document, pageLanguage(url, config.languages).url.pathname);

  const answer = (request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> =>
    sendPage(request, reply, page, 'none');

  const refuse = async (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> => {
    // The rest of the body is discarded.
    request.raw.resume();
    const document = await discovery.current();
    const visit = await visitorVersions(request, reply, document, renderer, config.api);
    const versions = versionsFor(urlOf(request), visit.versions, document);
    return answer(request, reply, await renderer.renderRefusal(urlOf(request), document, versions, refusal));
  };

  await app.register(async (scope) => {
    await takeForms(scope);
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (error instanceof TooManyUnderWay) {
        void reply.header('retry-after', error.retryAfter);
        return refuse(request, reply, { ...BUSY, status: error.statusCode });
      }
      // An address that is not a page of this site gets the usual error.
      if (error instanceof HttpError) throw error;
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return refuse(request, reply, refusal);
    });
    scope.route({
      method: 'POST',
      url: '/*',
      onRequest: async (request, reply) => {
        if (isForPrograms(request.url)) return sendFailure(request, reply, 404, 'Not found');
        const url = urlOf(request);
        if (NO_PAGES.some((prefix) => url.pathname.startsWith(prefix)))
          return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Nothing can be posted here.');
        if (!isFromThisSite(request, config.origins)) return refuse(request, reply, FOREIGN);
        const address = addressInDevelopment(request, url);
        if (address !== undefined) return reply.redirect(address, KEEPS_BODY);
        if (Number(request.headers['content-length'] ?? Infinity) > MAX_FORM_BYTES)
          return refuse(request, reply, TOO_LARGE);
        return undefined;
      },
      handler: async (request, reply) => {
        const page = await withForm(request, underWay, async (fields) => {
          const document = await discovery.current();
          const visit = await visitorVersions(request, reply, document, renderer, config.api);
          const whole = urlOf(request);
          const url = withoutOverrides(whole);
          const versions = versionsFor(url, visit.versions, document);
          const [caller, cookies] = [
            callerHeaders(request),
            secretCookies(request, pageLanguage(url, config.languages).url),
          ];
          return renderer.renderPost(url, document, versions, { fields }, caller, cookies, overridesIn(whole));
        });
        return answer(request, reply, page);
      },
    });
  });
}
