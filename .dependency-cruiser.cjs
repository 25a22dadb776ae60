/** Imports point one way: kernel, then the games' rules, then bots, then the coach, then server, cli and web; the drawing kit, then the games' tables, then web. */
const GAME_RULES = '^games/([^/]+)/(rules|data)(/|\\.ts$)';
const TESTS = '(^|/)test/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'kernel-knows-nothing',
      comment: 'The kernel has no dependency and knows no game; only its test helpers know the test runner.',
      severity: 'error',
      from: { path: '^kernel/', pathNot: ['^kernel/(laws/index|testing)\\.ts$', TESTS] },
      to: { pathNot: '^kernel/' },
    },
    {
      name: 'test-helpers-know-the-test-runner-only',
      severity: 'error',
      from: { path: '^kernel/(laws/index|testing)\\.ts$' },
      to: { pathNot: ['^kernel/', '^node_modules/vitest/'] },
    },
    {
      name: 'rules-are-pure',
      comment:
        "A game's rules and tables import the kernel, what the Terra family shares, and themselves: no package, no file, no network.",
      severity: 'error',
      from: { path: GAME_RULES, pathNot: TESTS },
      to: { pathNot: ['^kernel/', '^games/terra/', '^games/$1/(rules|data)(/|\\.ts$)'] },
    },
    {
      name: 'terra-knows-the-kernel-only',
      severity: 'error',
      from: { path: '^games/terra/', pathNot: [TESTS, '^games/terra/(table|text)/'] },
      to: { pathNot: ['^kernel/', '^games/terra/'] },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/[^/]+/', pathNot: ['^games/$1/', '^games/terra/'] },
    },
    {
      name: 'games-know-no-app',
      severity: 'error',
      from: { path: '^games/', pathNot: ['/bot/', '^games/(found|list|posed)\\.ts$', TESTS] },
      to: { path: '^(bots|coach|server|web|cli)/' },
    },
    {
      name: 'tables-are-drawn-by-the-web-alone',
      comment: 'All but the snapshots, which the server draws for previews of links.',
      severity: 'error',
      from: { pathNot: ['^web/', '^games/[^/]+/table/'] },
      to: { path: '^games/[^/]+/table/', pathNot: '^games/[^/]+/table/snapshot\\.ts$' },
    },
    {
      name: 'snapshots-need-no-browser',
      severity: 'error',
      from: { path: '^games/[^/]+/table/snapshot\\.ts$' },
      to: { path: '\\.svelte(\\.ts)?$|^node_modules/svelte/', reachable: true },
    },
    {
      name: 'tables-ask-questions',
      comment: "A table draws a view and asks the rules' pure questions about it; only the kernel runs steps.",
      severity: 'error',
      from: { path: '^games/[^/]+/table/' },
      to: { path: '^games/[^/]+/rules/(steps|effects)' },
    },
    {
      name: 'kit-knows-no-game',
      severity: 'error',
      from: { path: '^kit/' },
      to: { pathNot: ['^kit/', '^kernel/', '^words/', '^node_modules/'] },
    },
    {
      name: 'kit-draws-for-tables-and-web',
      severity: 'error',
      from: { pathNot: ['^kit/', '^web/', '^games/[^/]+/table/', '^games/list\\.ts$', '^server/jobs/painterWorker\\.ts$', '^scripts/'] },
      to: { path: '^kit/' },
    },
    {
      name: 'bots-know-games-and-kernel',
      severity: 'error',
      from: { path: '^bots/' },
      to: { path: '^(coach|server|web|cli)/' },
    },
    {
      name: 'the-coach-thinks-only',
      comment: 'It runs in a web worker, in a job of the server and in the command line alike: no file, no network, no game by its name.',
      severity: 'error',
      from: { path: '^coach/', pathNot: TESTS },
      to: { pathNot: ['^coach/', '^kernel/', '^bots/', '^words/'] },
    },
    {
      name: 'apps-do-not-know-each-other',
      comment: 'The command line starts the server through its front door; what the server says to its clients is in its api folder.',
      severity: 'error',
      from: { path: '^(server|web|cli)/' },
      to: { path: '^(server|web|cli)/', pathNot: ['^$1/', '^server/index\\.ts$', '^server/api/'] },
    },
    {
      name: 'tests-are-imported-by-tests-alone',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS, pathNot: 'node_modules' },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The players of test/product/clients import what is generated when they are tested.
    exclude: { path: '^(dist|test/product/clients)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.svelte', '.mjs', '.js', '.json'],
    },
  },
};
