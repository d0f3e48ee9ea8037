/** What is known of each kind of AI provider, so that one name is most of its settings. */

/** How a provider is spoken to. */
export type ImageDialect = 'openai' | 'google' | 'sdcpp' | 'automatic1111' | 'comfyui';
export type TextDialect = 'openai' | 'google';

export const PROMPT_LENGTHS = ['long', 'short'] as const;
/** How much a picture model is told: sentences, or what CLIP reads of them. */
export type PromptLength = (typeof PROMPT_LENGTHS)[number];

type Needed = 'URL' | 'KEY' | 'MODEL';

interface Profile<Dialect> {
  dialect: Dialect;
  /** Where it is when nobody says otherwise; undefined where its library knows, or nobody does. */
  url?: string;
  /** What has to be set: of a server at home, what it cannot do without. */
  needs: readonly Needed[];
  /** For all tries together. Somebody's own machine takes minutes where a data centre takes seconds. */
  deadlineSeconds: number;
}

interface ImageProfile extends Profile<ImageDialect> {
  /** Of the square that is asked for, in pixels. */
  side: number;
  promptLength: PromptLength;
}

/** As a data centre answers; a job's own deadline has room for them. */
export const HOSTED_TEXT_SECONDS = 40;
export const HOSTED_IMAGE_SECONDS = 70;
const HOME_TEXT_SECONDS = 180;
const HOME_IMAGE_SECONDS = 600;

const OPENAI = 'https://api.openai.com/v1';
const LOCALAI = 'http://localhost:8080/v1';
const OLLAMA = 'http://localhost:11434/v1';

export const TEXT_PROVIDERS = ['openai-compatible', 'openai', 'google', 'localai', 'ollama'] as const;
export type TextProvider = (typeof TEXT_PROVIDERS)[number];

export const TEXT_PROFILES: Readonly<Record<TextProvider, Profile<TextDialect>>> = {
  'openai-compatible': { dialect: 'openai', needs: ['URL', 'KEY', 'MODEL'], deadlineSeconds: HOSTED_TEXT_SECONDS },
  openai: { dialect: 'openai', url: OPENAI, needs: ['KEY', 'MODEL'], deadlineSeconds: HOSTED_TEXT_SECONDS },
  google: { dialect: 'google', needs: ['KEY', 'MODEL'], deadlineSeconds: HOSTED_TEXT_SECONDS },
  localai: { dialect: 'openai', url: LOCALAI, needs: ['MODEL'], deadlineSeconds: HOME_TEXT_SECONDS },
  ollama: { dialect: 'openai', url: OLLAMA, needs: ['MODEL'], deadlineSeconds: HOME_TEXT_SECONDS },
};

export const IMAGE_PROVIDERS = [...TEXT_PROVIDERS, 'sdcpp', 'automatic1111', 'comfyui'] as const;
export type ImageProvider = (typeof IMAGE_PROVIDERS)[number];

const HOSTED = { deadlineSeconds: HOSTED_IMAGE_SECONDS, side: 1024, promptLength: 'long' } as const;
const HOME = { deadlineSeconds: HOME_IMAGE_SECONDS, side: 1024, promptLength: 'long' } as const;
/** What such servers are run with most often, Stable Diffusion, has CLIP for its ear, and paints smaller pictures faster. */
const DIFFUSION = { deadlineSeconds: HOME_IMAGE_SECONDS, side: 768, promptLength: 'short' } as const;

export const IMAGE_PROFILES: Readonly<Record<ImageProvider, ImageProfile>> = {
  'openai-compatible': { ...HOSTED, dialect: 'openai', needs: ['URL', 'KEY', 'MODEL'] },
  openai: { ...HOSTED, dialect: 'openai', url: OPENAI, needs: ['KEY', 'MODEL'] },
  google: { ...HOSTED, dialect: 'google', needs: ['KEY', 'MODEL'] },
  localai: { ...HOME, dialect: 'openai', url: LOCALAI, needs: ['MODEL'] },
  ollama: { ...HOME, dialect: 'openai', url: OLLAMA, needs: ['MODEL'] },
  sdcpp: { ...DIFFUSION, dialect: 'sdcpp', url: 'http://localhost:1234', needs: [] },
  automatic1111: { ...DIFFUSION, dialect: 'automatic1111', url: 'http://localhost:7860', needs: [] },
  comfyui: { ...DIFFUSION, dialect: 'comfyui', url: 'http://localhost:8188', needs: ['MODEL'] },
};
