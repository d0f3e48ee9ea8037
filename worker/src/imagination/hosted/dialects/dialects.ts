/** Which function speaks which language. A missing one does not compile. */
import type { ImageDialect } from '@chaos/shared/platform/provider-profiles';
import { askAutomatic1111 } from './automatic1111.ts';
import { askComfyUi } from './comfyui.ts';
import type { AskForPicture } from './dialect.ts';
import { askGoogle } from './google.ts';
import { askOpenAi } from './openai.ts';
import { askSdcpp } from './sdcpp.ts';

export const DIALECTS: Readonly<Record<ImageDialect, AskForPicture>> = {
  openai: askOpenAi,
  google: askGoogle,
  sdcpp: askSdcpp,
  automatic1111: askAutomatic1111,
  comfyui: askComfyUi,
};
