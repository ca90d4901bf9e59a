import type { DeferredParts } from 'federation/webpack';

/** What navigates and what asks the API follow once a page answers. */
export const deferred: DeferredParts = {
  modules: /[\\/](browser[\\/]router-core|shared-store[\\/]src[\\/](query-core|slice))\.ts$/,
  libraries: ['react-router', '@reduxjs/toolkit'],
};
