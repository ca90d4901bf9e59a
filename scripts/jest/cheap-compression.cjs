// Front ends that tests publish are compressed in a thirtieth of the processor time, a tenth larger; what is compressed,
// and that it unpacks to the same bytes, is unchanged. The site under test itself is published at the whole quality.
const zlib = require('node:zlib');
const { syncBuiltinESMExports } = require('node:module');

const { brotliCompress, constants } = zlib;
const { BROTLI_PARAM_QUALITY } = constants;
const MAX_QUALITY = 5;
if (brotliCompress.name !== 'compressCheaply') {
  zlib.brotliCompress = function compressCheaply(bytes, options, done) {
    const { [BROTLI_PARAM_QUALITY]: quality = MAX_QUALITY, ...others } = options.params;
    const params = { ...others, [BROTLI_PARAM_QUALITY]: Math.min(quality, MAX_QUALITY) };
    brotliCompress(bytes, { ...options, params }, done);
  };
  syncBuiltinESMExports();
}
