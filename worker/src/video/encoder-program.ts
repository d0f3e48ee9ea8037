/**
 * A program: frames of RGBA come in through its standard input, a WebM file goes out through its standard output. FFmpeg's
 * libraries are WebAssembly here, the same on every platform, and reach nothing but the memory of this process.
 */

import LibAV from '@libav.js/variant-webm-vp9';
import { LOOP } from '../imagination/imagination.ts';

const { side, framesPerSecond } = LOOP;
const FRAME_BYTES = side * side * 4;
const CODEC = 'libvpx-vp9';
/** VP9 of even quality up to a ceiling: every browser plays it, a loop has about 200 kB, and none more than 600. */
const QUALITY = { crf: '36', deadline: 'realtime', 'cpu-used': '7' };
const CEILING_BITS_PER_SECOND = 1_000_000;
/** Points between two pixels do not matter here: input and output are of one size. */
const ANY_SCALER = 1;
/** In the memory of the module. */
const FILE = 'loop.webm';

async function encode(frames: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const libav = await LibAV.LibAV({ noworker: true });
  await libav.av_log_set_level(libav.AV_LOG_ERROR);
  const { AV_PIX_FMT_RGBA: rgba, AV_PIX_FMT_YUV420P: yuv } = libav;
  const [, encoder, frame, packet] = await libav.ff_init_encoder(CODEC, {
    ctx: { width: side, height: side, pix_fmt: yuv, bit_rate: CEILING_BITS_PER_SECOND, gop_size: LOOP.frames },
    time_base: [1, framesPerSecond],
    options: QUALITY,
  });
  const output = { filename: FILE, format_name: 'webm', open: true };
  const [muxer, , file] = await libav.ff_init_muxer(output, [[encoder, 1, framesPerSecond]]);
  const timing = { time_base_num: 1, time_base_den: framesPerSecond, duration: 1 };
  const write = async (newFrames: number[], isEnd = false) => {
    const packets = await libav.ff_encode_multi(encoder, frame, packet, newFrames, isEnd);
    const timed = packets.map((each) => ({ ...each, ...timing }));
    await libav.ff_write_multi(muxer, packet, timed);
  };

  mustWork(await libav.avformat_write_header(muxer, 0), 'begin the file');
  const colours = await libav.sws_getContext(side, side, rgba, side, side, yuv, ANY_SCALER, 0, 0, 0);
  const painted = await libav.av_frame_alloc();
  let count = 0;
  for await (const data of frames) {
    const picture = { data, layout: [{ offset: 0, stride: side * 4 }], format: rgba, width: side, height: side };
    await libav.ff_copyin_frame(painted, picture);
    const converted = await libav.av_frame_alloc();
    mustWork(await libav.sws_scale_frame(colours, converted, painted), 'convert the colours');
    await libav.AVFrame_pts_s(converted, count++);
    await libav.AVFrame_ptshi_s(converted, 0);
    // The encoder frees it.
    await write([converted]);
  }
  if (count === 0) throw new Error('there are no frames');
  await write([], true);
  mustWork(await libav.av_write_trailer(muxer), 'end the file');
  await libav.ff_free_muxer(muxer, file);
  return libav.readFile(FILE);
}

/** @param result negative for a failure, as FFmpeg's functions have it. */
function mustWork(result: number, what: string): void {
  if (result < 0) throw new Error(`could not ${what}: ${result}`);
}

/** Cuts what arrives into frames. Each is overwritten by the next. @throws when the last one is not whole. */
async function* readFrames(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const frame = new Uint8Array(FRAME_BYTES);
  let filled = 0;
  for await (const chunk of input) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + FRAME_BYTES - filled);
      frame.set(part, filled);
      at += part.length;
      filled = (filled + part.length) % FRAME_BYTES;
      if (filled === 0) yield frame;
    }
  }
  if (filled !== 0) throw new Error('the last frame is not whole');
}

try {
  process.stdout.write(await encode(readFrames(process.stdin)));
} catch (error) {
  // The parent keeps the end of what is said here; where this file lies is nobody's business.
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
