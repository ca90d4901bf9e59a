import type {} from './host';

if (!globalThis.siteFederation) {
  throw new Error('This remote was loaded outside the site. Open it through a shell, which brings what it runs on.');
}

export default globalThis.siteFederation.createRuntime();
