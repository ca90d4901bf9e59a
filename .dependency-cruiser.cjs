/** Layers run one way: contract → store → remotes and shell; kit and federation beside them. */
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${allowed.join(', ') || 'nothing'} of this repository.`,
  from: { path: `^(${from})/` },
  to: {
    path: '^(api-client|http-edge|shared-store|ui-kit|admin-kit|page-testing|gallery|federation|delivery|site-emulator|shell|mfe-[a-z0-9-]+|api-server|demo-content|e2e|scripts)/',
    pathNot: [`^$1/`, ...allowed.map((path) => `^${path}`)],
  },
});

const FRONT = ['shared-store/', 'ui-kit/', 'admin-kit/', 'api-client/', 'page-testing/'];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'declared',
      severity: 'error',
      comment:
        'A package names what it imports in its own package.json; what only tests import may be named at the root.',
      from: {
        path: '^[^/]+/src/',
        pathNot: '\\.test\\.|/testing/|^(e2e|gallery|page-testing|scripts)/',
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    layer('contract-stands-alone', 'api-client|http-edge', []),
    layer('components-on-formats', 'ui-kit', ['api-client/src/formats/']),
    layer('administration-on-store-and-components', 'admin-kit', ['api-client/', 'shared-store/', 'ui-kit/']),
    layer('page-testing-on-store-and-components', 'page-testing', ['api-client/', 'shared-store/', 'ui-kit/']),
    layer('gallery-of-both-kits', 'gallery', ['api-client/src/formats/', 'ui-kit/', 'admin-kit/', 'shared-store/']),
    layer('store-on-contract', 'shared-store', ['api-client/']),
    layer('federation-knows-no-app', 'federation', []),
    layer('emulator-stands-alone', 'site-emulator', []),
    layer('delivery-on-federation', 'delivery', ['federation/']),
    layer('api-on-contract', 'api-server', [
      'api-client/',
      'http-edge/',
      'delivery/src/(stores/(bucket|error-code|file-lock)|testing/)',
    ]),
    layer('demo-content-through-the-door', 'demo-content', ['api-client/', 'api-server/src/seed/index']),
    layer('remote-stands-alone', '(?:scripts/new-remote/)?mfe-[a-z0-9-]+', [
      ...FRONT,
      'federation/src/(contract|webpack)',
    ]),
    layer('shell-imports-no-remote', 'shell', [
      ...FRONT,
      'http-edge/',
      'federation/',
      'delivery/src/(stores|signing|site|testing)/',
    ]),
    layer('e2e-drives-from-outside', 'e2e', [
      'scripts/',
      'http-edge/src/testing/',
      'demo-content/src/index',
      'delivery/',
      'federation/src/discovery',
    ]),
    {
      name: 'sent-files-open-in-a-child',
      severity: 'error',
      comment: 'The API server itself opens no picture and no PDF: the child process of file-processing does.',
      from: {
        path: '^api-server/src/',
        pathNot: '\\.test\\.|^api-server/src/(file-processing/(pdf/|pictures/|file-processing-child)|seed/)',
      },
      to: {
        path: '^api-server/src/file-processing/(pdf/(?!find-qpdf)|pictures/)|node_modules/sharp/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testing-in-tests',
      severity: 'error',
      comment: 'What helps tests is no part of what is delivered.',
      from: { pathNot: '/testing/|\\.test\\.|^(e2e|scripts|page-testing)/|^[^/]+/test/' },
      to: { path: '^page-testing/|^(shared-store|http-edge|delivery)/src/testing/' },
    },
    {
      name: 'administration-loads-late',
      severity: 'error',
      comment:
        'What only editors see is no part of a public page: it stands in the administration, or in a dialog of `editing`.',
      from: {
        path: '(^|/)(mfe-[a-z0-9-]+|shell)/src/',
        pathNot: '(^|/)mfe-(admin/src|[a-z0-9-]+/src/(admin|editing))/',
      },
      to: { path: '^(admin-kit|(scripts/new-remote/)?mfe-[a-z0-9-]+/src/admin)/' },
    },
    {
      name: 'definitions-load-late',
      severity: 'error',
      comment: 'Definitions have labels and limits that only editors need; a visitor gets the names of the calls.',
      from: {
        path: '^(shared-store|shell|mfe-[a-z0-9-]+)/',
        pathNot: '^(shell/src/server|mfe-admin/src|mfe-[a-z0-9-]+/src/(admin|editing|testing))/|\\.test\\.',
      },
      to: {
        path: '^api-client/src/(content-types|[^/]+/definition)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'start-stays-light',
      comment:
        'What `npm start` leaves running is compiled alone: it imports no package of ours, or it does not start.',
      severity: 'error',
      from: { path: '^scripts/site/start\\.ts$' },
      to: {
        path: '^((delivery|federation|api-server|shell)/|http-edge/(?!src/(graceful-shutdown|run-main)\\.))',
        reachable: true,
      },
    },
    {
      name: 'first-load-without-zod',
      severity: 'error',
      comment: 'Schemas stay out of what a visitor downloads; import types from api-client instead.',
      from: { path: '^(shared-store|shell/src/(app|browser|frame|pages|remotes))/', pathNot: '\\.test\\.' },
      to: {
        path: '^api-client/src/(calls|schemas|validation/.+|[^/]+/(schemas|calls-of|schemas-of|field-schemas))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^(?!node_modules/).*/dist/|/dist-server/|/\\.types/|/\\.facades/|(^|/)\\.cache/|^release/|^\\.nx/|^\\.site/)',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
