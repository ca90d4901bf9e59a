import multipart from '@fastify/multipart';
import { FILES_PER_UPLOAD, MAX_UPLOAD_BYTES } from 'api-client';
import fp from 'fastify-plugin';
import { ApiFailure, unsupported } from '../errors/failures';

/** Deeper than any body of the contract. */
const MAX_DEPTH = 20;

const URL_ENCODED = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 10_000;
const ONLY_JSON = 'Only application/json is accepted here';

function isTooDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (left === 0) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

/**
 * Parses bodies: JSON or multipart, and forms only for calls that accept them; bounded in size and depth. `__proto__`
 * and `constructor` are dropped. An empty JSON body counts as no body.
 */
export const bodiesPlugin = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('remove', 'remove');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      if (text.length === 0) return done(null, undefined);
      return parse(request, text.toString(), (error, body: unknown) => {
        if (error) return done(error, undefined);
        return isTooDeep(body)
          ? done(new ApiFailure(400, 'The body is nested too deeply'), undefined)
          : done(null, body);
      });
    });
    // The address of such a call has all its data; the form is ignored.
    app.addContentTypeParser(URL_ENCODED, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, _text, done) =>
      done(null, undefined),
    );
    // One file and a few short fields; calls narrow the size down further.
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: MAX_UPLOAD_BYTES + 1,
        files: FILES_PER_UPLOAD,
        fields: 10,
        fieldSize: 2_000,
        parts: 12,
        headerPairs: 20,
      },
    });
    app.addHook('preParsing', async (request) => {
      // A small compressed body could inflate to any size.
      const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
      if (encoding !== 'identity') throw unsupported('The body has to be sent uncompressed');
      const { 'content-type': type = '' } = request.headers;
      const { multipart: takesFiles, takesForms } = request.routeOptions.config;
      if (takesForms === true) return;
      if (type.toLowerCase().startsWith(URL_ENCODED)) throw unsupported(ONLY_JSON);
      const isMultipart = type.startsWith('multipart/form-data');
      if (takesFiles === true && !isMultipart) {
        throw unsupported('A file is sent as multipart/form-data');
      }
      if (takesFiles !== true && isMultipart) {
        throw unsupported(ONLY_JSON);
      }
    });
  },
  { name: 'bodies' },
);
