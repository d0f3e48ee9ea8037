/** Which files may import which. Paths are those of the repository; `node:x` and package names stand for themselves. */

interface ImportRule {
  /** What the rule keeps. */
  because: string;
  from: RegExp;
  except?: RegExp;
  /** What such a file must not import. */
  to: RegExp;
  /** True where importing a type alone is allowed. */
  typesAreFine?: boolean;
}

const TEST = /\.test\.tsx?$|\/testing\//;

const importRules: ImportRule[] = [
  { because: 'shared stands alone', from: /^shared\//, to: /^(artist|server|worker|client|scripts)\// },
  {
    because: 'the artist knows no tickets, files or money',
    from: /^artist\//,
    except: TEST,
    to: /^(server|worker|client|scripts)\/|^shared\/src\/(jobs|core|platform)\//,
  },
  {
    because: 'what the browser may load does no I/O and knows neither jobs nor database',
    from: /^shared\/src\/(contract|rules)\//,
    except: TEST,
    to: /^shared\/src\/(jobs|core|platform)\/|^node:/,
  },
  {
    because: 'the contract without zod is what the client loads',
    from: /^shared\/src\/(contract|rules)\/(?!.*\.schema\.ts$)/,
    except: TEST,
    to: /^zod$|\.schema\.ts$/,
  },
  {
    because: 'the platform knows no feature',
    from: /^shared\/src\/platform\//,
    to: /^shared\/src\/(core|jobs)\//,
    typesAreFine: true,
  },
  {
    because: 'the server knows only shared, and how names are lettered',
    from: /^server\//,
    to: /^(artist\/(?!src\/lettering\/lay-letters\.ts$)|(worker|client|scripts)\/)/,
  },
  {
    because: 'the worker knows the artist by its port, and as an aid in drawing and lettering',
    from: /^worker\//,
    except: /^worker\/src\/imagination\/(imagination|choose-imagination|hosted\/testing)\.ts$|\.test\.ts$/,
    to: /^artist\/src\/(?!(drawing|lettering)\/)/,
  },
  { because: 'the worker knows only shared', from: /^worker\//, to: /^(server|client|scripts)\// },
  {
    because: 'the client takes contract and rules from shared, without zod',
    from: /^client\//,
    except: TEST,
    to: /^(artist|worker|scripts)\/|^shared\/src\/(jobs|core|platform)\/|\.schema\.ts$|^zod$/,
  },
  {
    because: 'lib knows nothing of this product',
    from: /^client\/src\/lib\//,
    except: TEST,
    to: /^client\/src\/(?!lib\/)/,
  },
  {
    because: 'ui knows no character, ticket or offer',
    from: /^client\/src\/ui\//,
    except: TEST,
    to: /^client\/src\/(?!(lib|ui)\/)|^shared\/src\/contract\/(characters|tickets|offers)\b/,
  },
  {
    because: 'what speaks with the server knows no screen',
    from: /^client\/src\/api\//,
    except: TEST,
    to: /^client\/src\/(?!(api|auth|lib)\/)/,
  },
  {
    because: 'features meet in screens, and screens in the app',
    from: /^client\/src\/features\//,
    except: TEST,
    to: /^client\/src\/(app|screens|routes)\//,
  },
  { because: 'the client takes nothing from the server but types', from: /^client\//, to: /^server\//, typesAreFine: true },
  {
    because: 'what a command has changed is told through announce',
    from: /^(server\/src\/(features|auth|commands)|worker\/src)\//,
    except: TEST,
    to: /^shared\/src\/core\/live\/publish-to-members\.ts$/,
    typesAreFine: true,
  },
  {
    because: 'SQL lives in queries, commands and shared/core',
    from: /^(server|worker)\/src\//,
    except:
      /\.test\.ts$|\/testing\/|\/(queries|commands)\.ts$|^server\/src\/(auth\/|server-health\.ts$|rate-limits\/rate-limiter\.ts$)/,
    to: /^(kysely|pg)(\/|$)/,
  },
];

/** The feature of the client that a file belongs to; null for all others, and for tests, which may reach for any. */
export function featureOf(file: string): string | null {
  return TEST.test(file) ? null : (/^client\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null);
}

/** Those of the server share through shared/core. In the client one may build on another, in no circle (check-imports.ts). */
function isOtherFeature(from: string, to: string): boolean {
  const feature = /^(server\/src\/features\/)([^/]+)\//;
  const [, home, name] = feature.exec(from) ?? [];
  const [, otherHome, otherName] = feature.exec(to) ?? [];
  return home !== undefined && home === otherHome && name !== otherName && !TEST.test(from);
}

/** @returns what is wrong with one import, or null. */
export function judgeImport(from: string, to: string, isTypeOnly: boolean): string | null {
  const broken = importRules.find(
    (rule) => rule.from.test(from) && !rule.except?.test(from) && rule.to.test(to) && !(rule.typesAreFine && isTypeOnly),
  );
  if (broken) return broken.because;
  return isOtherFeature(from, to) ? 'features do not import each other' : null;
}
