/** What whole towns are known by, and what people stand beside; drawn around 0,0 in the middle of its foot, about 400 high. */

import { many } from './backdrop.ts';
import { box, disc, line, shape } from './view.ts';

/** So high that whoever stands before it hides but its feet. */
const eiffel = `<g transform="translate(-12 0) scale(1.5)">${shape('M-110 0Q-34 -150 -12 -400H12Q34 -150 110 0H66Q40 -70 0 -74Q-40 -70 -66 0Z', '#7d6a5a')}${box(-62, -132, 124, 14, '#5f4f42')}${box(-36, -240, 72, 12, '#5f4f42')}${line('M-60 -120L20 -228M60 -120L-20 -228M-22 -240L8 -330M22 -240L-8 -330', '#a3907e', 5)}${box(-3, -440, 6, 44, '#5f4f42')}</g>`;

const clockTower = `${box(-42, -330, 84, 330, '#c9a56a')}${many(4, (index) => box(-34 + index * 19, -230, 9, 220, '#a5824c'))}${box(-52, -346, 104, 96, '#d9bb84')}${disc(0, -298, 36, '#fffdf0')}${line('M0 -298V-324M0 -298L16 -288', '#2a2a2a', 6)}${shape('M-52 -346L0 -440L52 -346Z', '#3f5a52')}${box(-3, -470, 6, 40, '#e0b93f')}`;

const onion = (x: number, base: number, size: number, color: string, stripe: string): string =>
  `${box(x - size * 0.42, base, size * 0.84, 400, '#b5553c')}${shape(`M${x - size * 0.42} ${base}Q${x - size} ${base - size * 0.7} ${x} ${base - size * 1.7}Q${x + size} ${base - size * 0.7} ${x + size * 0.42} ${base}Z`, color)}${line(`M${x - size * 0.4} ${base - size * 0.5}L${x + size * 0.3} ${base - size}M${x - size * 0.2} ${base - size * 0.1}L${x + size * 0.5} ${base - size * 0.6}`, stripe, size * 0.16)}${line(`M${x} ${base - size * 1.7}v-24m-9 8h18`, '#ffd25e', 5)}`;
const domes = `<clipPath id="lm"><rect x="-260" y="-480" width="520" height="480"/></clipPath><g clip-path="url(#lm)">${onion(-120, -170, 58, '#2f7fbf', '#fff')}${onion(120, -180, 58, '#3f9f4f', '#ffe14a')}${onion(0, -240, 74, '#d8394a', '#ffe9a0')}${onion(-62, -110, 44, '#e8a02f', '#2f7f4f')}${onion(64, -112, 44, '#7a4fbf', '#fff')}${box(-170, -70, 340, 70, '#8f3f2c')}</g>`;

const tajMahal = `${box(-200, -26, 400, 26, '#e3dccf')}${box(-120, -180, 240, 156, '#f7f3ea')}${shape('M-70 -180Q-96 -270 0 -350Q96 -270 70 -180Z', '#fffdf6')}${line('M0 -350v-34', '#d9b64a', 6)}${shape('M-34 -24V-110Q0 -160 34 -110V-24Z', '#b9c2cf')}${many(2, (index) => shape(`M${-104 + index * 148} -30V-90Q${-82 + index * 148} -116 ${-60 + index * 148} -90V-30Z`, '#cfd5dd'))}${[-184, 184].map((x) => `${box(x - 10, -270, 20, 246, '#f2ede2')}${disc(x, -276, 16, '#fffdf6')}`).join('')}`;

const opera = `${box(-210, -30, 420, 30, '#c9a58a')}${many(5, (index) => shape(`M${-190 + index * 70} -30Q${-180 + index * 70} ${-150 - (index % 3) * 40} ${-90 + index * 66} ${-200 - (index % 3) * 30}Q${-70 + index * 70} -100 ${-80 + index * 70} -30Z`, index % 2 ? '#eef2f5' : '#fff'))}`;

const redBridge = `${box(-120, -330, 26, 330, '#c8402c')}${box(110, -330, 26, 330, '#c8402c')}${box(-400, -96, 800, 18, '#a8331f')}${line('M-400 -110Q-250 -190 -107 -322Q8 20 123 -322Q270 -190 400 -110', '#d8553c', 9)}${many(18, (index) => line(`M${-390 + index * 46} -96v-34`, '#d8553c', 4))}`;

const colosseum = `${shape('M-210 0V-190Q-100 -250 40 -240L70 -190L110 -200L140 -130L210 -120V0Z', '#d9b88a')}${many(
  21,
  (index) => {
    const [x, y] = [-192 + (index % 7) * 56, -18 - Math.floor(index / 7) * 60];
    return y < -130 && x > 60 ? '' : shape(`M${x} ${y}v-26q16 -20 32 0v26Z`, '#7a5a3c');
  },
)}`;

const christ = `${shape('M-170 0Q-60 -190 0 -200Q60 -190 170 0Z', '#5f8f5a')}${shape('M-26 -196V-330H26V-196Z', '#e3e3dc')}${box(-110, -336, 220, 24, '#eeeee6', 10)}${disc(0, -362, 24, '#eeeee6')}`;

const burj = `${shape('M-52 0L-36 -180L-20 -300L-4 -480H4L20 -300L36 -180L52 0Z', '#a9c2d6')}${shape('M0 -480H4L20 -300L36 -180L52 0H0Z', '#7f9db8')}${shape('M110 0Q120 -150 190 -210Q200 -90 190 0Z', '#d9e6f0')}`;

const leaningTower = `<g transform="rotate(7)">${many(6, (index) => `${box(-52, -62 - index * 54, 104, 52, '#f2ead8')}${many(5, (arch) => shape(`M${-46 + arch * 20} ${-14 - index * 54}v-22q6 -10 12 0v22Z`, '#b8a78a'))}`)}${box(-38, -376, 76, 50, '#f2ead8')}${box(-58, -330, 116, 9, '#d9cbb0')}</g>`;

const gate = `${box(-190, -200, 380, 36, '#d9c7a0')}${many(6, (index) => box(-180 + index * 69, -166, 26, 166, '#cbb78c'))}${box(-130, -246, 260, 46, '#d9c7a0')}${shape('M-50 -246q10 -60 50 -62q40 2 50 62Z', '#4f8a7a')}`;

const arch = `${shape('M-150 0V-330H150V0H62V-150Q0 -240 -62 -150V0Z', '#dccbaa')}${box(-166, -352, 332, 30, '#c9b690')}${box(-166, -270, 332, 10, '#c0ab82')}`;

const stupa = `${box(-180, -30, 360, 30, '#e3dccf')}${shape('M-160 -30Q-150 -190 0 -200Q150 -190 160 -30Z', '#f7f3ea')}${box(-46, -262, 92, 66, '#e8b93f')}${line('M-30 -236q12 -12 24 0M8 -236q12 -12 24 0', '#2a2a6a', 7)}${shape('M-46 -262L0 -400L46 -262Z', '#d9a02f')}${[-1, 1].map((side) => many(7, (index) => box(side * (30 + index * 32) - 12, -370 + index * 34 + index * index * 2, 24, 26, ['#3f6fd0', '#fff', '#d8394a', '#3fa05f', '#ffd23c'][index % 5] ?? '#fff'))).join('')}`;

const goldenPagoda = `${many(5, (index) => shape(`M${-170 + index * 30} ${-index * 56}h${340 - index * 60}l-20 -44h${-(300 - index * 60)}Z`, index % 2 ? '#d8563c' : '#e8b23f'))}${shape('M-26 -270Q-14 -380 0 -440Q14 -380 26 -270Z', '#f7cf5a')}`;

const stepPyramid = `${many(7, (index) => box(-200 + index * 25, -44 - index * 42, 400 - index * 50, 44, index % 2 ? '#b8a684' : '#c9b896'))}${box(-48, -360, 96, 26, '#a08e6c')}${box(-38, -338, 76, 40, '#8a795a')}${shape('M-44 0L-26 -300H26L44 0Z', '#ddcda8')}`;

const ruins = `${many(5, (index) => `${box(-180 + index * 86, -210, 34, 210, '#eae0cc')}${box(-188 + index * 86, -224, 50, 16, '#d9ccb0')}`)}${shape('M-205 -224L0 -300L205 -224Z', '#e3d7bd')}${box(-205, -16, 410, 16, '#cdbf9f')}`;

const windmill = `${shape('M-60 0L-40 -230H40L60 0Z', '#8a5a3c')}${shape('M-50 -226Q0 -300 50 -226Z', '#4a2f22')}${line('M-150 -360L150 -100M-150 -100L150 -360', '#f2ead8', 22)}${line('M-150 -360L150 -100M-150 -100L150 -360', '#6b4a30', 6)}`;

const tower = `${box(-9, -420, 18, 420, '#c9d2d9')}${shape('M-30 0L-10 -200H10L30 0Z', '#b5c0c9')}${disc(0, -270, 46, '#dfe6ec')}${box(-46, -276, 92, 10, '#7f8f9c')}${line('M0 -420v-80', '#e0584a', 7)}`;

const tableMountain = shape('M-330 0L-220 -210L-160 -236H190L250 -200L340 0Z', '#7a8f8a');

const stoneCircle = `${[-150, -40, 80, 190].map((x) => box(x - 24, -170, 44, 170, '#9aa09a', 8)).join('')}${box(-186, -206, 170, 38, '#aab0aa', 8)}${box(50, -206, 176, 38, '#aab0aa', 8)}`;

const andeanTerraces = `${shape('M-120 -120L10 -470L60 -440L160 -120Z', '#4f7a4a')}${many(5, (index) => `${box(-240 + index * 20, -30 - index * 32, 480 - index * 40, 14, '#a9a08c')}${box(-240 + index * 20, -16 - index * 32, 480 - index * 40, 16, '#79a55a')}`)}`;

/** By the word that the table of places has for each. */
const streetLamp = `${disc(0, -420, 190, '#ffe9a0', 0.3)}${disc(0, -420, 110, '#fff0b4', 0.5)}${shape('M-190 0L-46 -392H46L190 0Z', '#fff3b8', 0.28)}${box(-11, -370, 22, 370, '#2f343c', 6)}${box(-34, -26, 68, 26, '#2f343c', 6)}${box(-22, -150, 44, 14, '#2f343c', 5)}${shape('M-40 -372L-52 -456H52L40 -372Z', '#fff6cc')}${line('M-40 -372L-52 -456H52L40 -372Z', '#2f343c', 9)}${shape('M-64 -456H64L26 -500H-26Z', '#2f343c')}${disc(0, -508, 11, '#2f343c')}`;

const fireplace = `${disc(0, -110, 260, '#ffb84a', 0.3)}${box(-190, -330, 380, 330, '#8f8376', 8)}${box(-216, -362, 432, 44, '#6f4a2c', 6)}${box(-118, -226, 236, 226, '#241a16', 8)}${shape('M0 -206Q26 -150 62 -160Q100 -24 0 -24Q-100 -24 -58 -130Q-30 -120 0 -206Z', '#f4601e')}${shape('M0 -150Q22 -100 44 -110Q62 -24 0 -24Q-62 -24 -38 -92Q-18 -84 0 -150Z', '#ffd24a')}${line('M-86 -18L86 -34M-86 -34L86 -18', '#6f452c', 22)}`;

const minaret = (x: number, high: number): string =>
  `${box(x - 12, -high, 24, high, '#e9e2d2')}${box(x - 20, -high * 0.62, 40, 12, '#cfc4ab')}${box(x - 20, -high * 0.84, 40, 12, '#cfc4ab')}${shape(`M${x - 14} ${-high}L${x} ${-high - 70}L${x + 14} ${-high}Z`, '#5f7f96')}`;
const dome = (x: number, base: number, reach: number): string =>
  `${shape(`M${x - reach} ${base}Q${x - reach} ${base - reach * 1.1} ${x} ${base - reach * 1.15}Q${x + reach} ${base - reach * 1.1} ${x + reach} ${base}Z`, '#7f9fb5')}${shape(`M${x} ${base}V${base - reach * 1.15}Q${x + reach} ${base - reach * 1.1} ${x + reach} ${base}Z`, '#6a8aa0')}${line(`M${x} ${base - reach * 1.15}v-26`, '#e0b93f', 6)}`;
const mosque = `${minaret(-205, 400)}${minaret(205, 400)}${dome(0, -210, 120)}${dome(-110, -130, 64)}${dome(110, -130, 64)}${box(-120, -216, 240, 60, '#ded5c0')}${box(-180, -136, 360, 136, '#efe8d8')}${many(5, (index) => shape(`M${-160 + index * 70} 0v-60q20 -40 40 0v60Z`, '#8a7f6a'))}${many(7, (index) => disc(-96 + index * 32, -186, 9, '#8a7f6a'))}${minaret(-150, 320)}${minaret(150, 320)}`;

const torii = `${shape('M-210 -330Q0 -290 210 -330L222 -376Q0 -330 -222 -376Z', '#c8321e')}${shape('M-226 -384Q0 -340 226 -384L230 -400Q0 -356 -230 -400Z', '#2f2a2a')}${box(-170, -262, 340, 30, '#c8321e')}${box(-22, -330, 44, 70, '#2f2a2a')}${shape('M-150 0L-128 -330H-94L-108 0Z', '#d8432c')}${shape('M150 0L128 -330H94L108 0Z', '#d8432c')}${box(-158, -26, 58, 26, '#2f2a2a')}${box(100, -26, 58, 26, '#2f2a2a')}`;

const spires = `${[-130, -50, 50, 130].map((x, index) => `${shape(`M${x - 34} 0L${x - 22} -200Q${x} ${-420 - (index % 3 ? 40 : 0)} ${x + 22} -200L${x + 34} 0Z`, index % 2 ? '#c9a877' : '#d8b98a')}${many(5, (hole) => box(x - 7, -90 - hole * 44, 14, 26, '#8a6f48'))}${disc(x, -318 - (index % 3 ? 20 : 0), 11, '#e8c23a')}`).join('')}${shape('M-180 0V-90L0 -190L180 -90V0Z', '#b8956a')}${shape('M-30 0v-70q30 -50 60 0v70Z', '#5f4a30')}`;

const capitol = `${box(-230, -120, 460, 120, '#f4f2ec')}${many(12, (index) => box(-214 + index * 37, -104, 14, 100, '#cfcabd'))}${box(-90, -180, 180, 66, '#f4f2ec')}${many(7, (index) => box(-80 + index * 25, -172, 10, 56, '#cfcabd'))}${shape('M-84 -180Q-84 -300 0 -306Q84 -300 84 -180Z', '#fffdf6')}${box(-16, -340, 32, 40, '#e9e5da')}${line('M0 -340v-40', '#8a857a', 8)}`;

const parliament = `${box(-240, -130, 480, 130, '#d8c49a')}${many(16, (index) => `${shape(`M${-232 + index * 30} -8v-70q9 -18 18 0v70Z`, '#8a6f48')}${index % 3 ? '' : shape(`M${-236 + index * 30} -130l10 -90l10 90Z`, '#b59a6a')}`)}${box(-60, -200, 120, 76, '#cbb487')}${shape('M-62 -200Q-56 -300 0 -310Q56 -300 62 -200Z', '#a8452f')}${shape('M-8 -306L0 -400L8 -306Z', '#a8452f')}`;

const petronas = `${[-70, 70].map((x) => `${shape(`M${x - 46} 0V-230L${x - 36} -330L${x - 22} -400L${x} -470L${x + 22} -400L${x + 36} -330L${x + 46} -230V0Z`, '#a9bccb')}${many(12, (index) => box(x - 42, -24 - index * 28, 84, 7, '#7f95a8'))}`).join('')}${box(-30, -220, 60, 20, '#c9d6e0')}`;

export const LANDMARKS: Readonly<Record<string, string>> = {
  eiffel,
  'clock-tower': clockTower,
  domes,
  taj: tajMahal,
  opera,
  'red-bridge': redBridge,
  colosseum,
  christ,
  burj,
  'leaning-tower': leaningTower,
  gate,
  arch,
  stupa,
  'golden-pagoda': goldenPagoda,
  'step-pyramid': stepPyramid,
  ruins,
  windmill,
  tower,
  'table-mountain': tableMountain,
  'stone-circle': stoneCircle,
  'andean-terraces': andeanTerraces,
  'street-lamp': streetLamp,
  fireplace,
  mosque,
  torii,
  spires,
  capitol,
  parliament,
  petronas,
};
