import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type ProxyOptions, type Rolldown } from 'vite';

const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3001';
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** The server shows these pages to this machine only, and every call that comes through here looks like one of this machine. */
const forThisMachine: ProxyOptions = {
  target: API_URL,
  bypass: ({ socket }) => (LOOPBACK.test(socket.remoteAddress ?? '') ? undefined : false),
};

/** uPlot hands the browser's language to Intl as it is; Chromium under LANG=C has one that Intl throws at. Ours is English. */
const fixChartLanguage: Plugin = {
  name: 'fix-chart-language',
  transform: {
    filter: { id: /uPlot\.esm\.js$/ },
    handler: (code) => code.replace("domEnv ? nav.language : 'en-US'", "'en-US'"),
  },
};

/**
 * Letters that come after the words would move them. The server names this file in the head of every page, so they come
 * before the words; where they do not, that page goes on without them.
 */
const keepLettersInPlace: Plugin = {
  name: 'keep-letters-in-place',
  enforce: 'pre',
  transform: {
    filter: { id: /bricolage-grotesque[\\/]wght\.css$/ },
    handler: (code) => code.replace(/(-latin-wght-normal \*\/[^}]*font-display: )swap/, '$1optional'),
  },
};

type NameAsset = Extract<Rolldown.OutputOptions['assetFileNames'], (...all: never) => string>;

/** Of both builds: the markup names the files of the pages. */
const assetFileNames: NameAsset = ({ names: [name] }) =>
  `assets/${/\.(css|svg)$/.test(name ?? '') ? '[hash:7]' : '[name]-[hash]'}[extname]`;

const PAGES: BuildEnvironmentOptions = {
  outDir: 'dist',
  manifest: true,
  modulePreload: { polyfill: false },
  // An inlined picture would be no smaller, and the page's policy lets data: URLs in for thumbhashes only.
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      // Names would cost the first page a third of a kilobyte; the manifest has them.
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // The entry reaches this file through the index of @trpc/client and uses nothing of it: in a group of its own it stays out.
          { name: 'live', test: /@trpc[\\/]client[\\/]dist[\\/]wsLink/, priority: 1 },
          // One file for the first page: cut along what lazy parts share it would be four, and 2 kB heavier.
          { name: 'app', tags: ['$initial'], priority: 1 },
          // A phone asks for six files at a time, and the first page holds the name of each: what three parts or more need is one file.
          { name: 'common', minShareCount: 3 },
        ],
      },
    },
    treeshake: { moduleSideEffects: [{ test: /@trpc[\\/]client/, sideEffects: false }], propertyReadSideEffects: false },
  },
};

/** What the server makes markup with (src/prerender.tsx); `vite build --ssr` builds it. */
const PRERENDER: BuildEnvironmentOptions = {
  ssr: true,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: { input: 'src/prerender.tsx', output: { chunkFileNames: '[hash:7].js', assetFileNames } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      quoteStyle: 'single',
      semicolons: true,
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // Home is what most people open first: in the entry it costs no second round trip.
        splitBehavior: ({ routeId }) => (routeId === '/' ? [] : undefined),
      },
    }),
    react(),
    tailwindcss(),
    fixChartLanguage,
    keepLettersInPlace,
  ],
  resolve: {
    // What the shim stands in for has been in React since version 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: isSsrBuild ? PRERENDER : PAGES,
  // The server that runs it has none of the client's packages.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    proxy: {
      '/trpc': { target: API_URL, ws: true },
      '/media': API_URL,
      '/outbox': forThisMachine,
      '/api': forThisMachine,
    },
  },
}));
