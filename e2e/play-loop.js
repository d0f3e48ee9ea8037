/** Runs in the page: plays until the first frame after the last, and compares the very first with the picture. */
globalThis.playLoop = async (videoUrl, imageUrl) => {
  const side = 128;
  const pixelsOf = (source) => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(source, 0, 0, side, side);
    return context.getImageData(0, 0, side, side).data;
  };
  const video = document.createElement('video');
  video.muted = true;
  video.loop = true;
  video.preload = 'auto';
  video.src = videoUrl;
  document.body.append(video);
  const image = new Image();
  image.src = imageUrl;
  const ready = new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(new Error(video.error?.message ?? 'the video cannot be played'));
  });
  // What has arrived can be drawn only when a frame of it was decoded.
  const decoded = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  await Promise.all([ready, decoded, image.decode()]);
  const [first, picture] = [pixelsOf(video), pixelsOf(image)];
  let sum = 0;
  for (const [at, value] of first.entries()) sum += Math.abs(value - (picture[at] ?? 0));

  const times = [];
  const round = new Promise((resolve) => {
    const look = (_now, { mediaTime }) => {
      const before = times.at(-1) ?? 0;
      times.push(mediaTime);
      if (mediaTime < before) resolve();
      else video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
  });
  await video.play();
  await round;
  const differenceToPicture = sum / ((first.length * 3) / 4);
  return { width: video.videoWidth, height: video.videoHeight, duration: video.duration, times, differenceToPicture };
};
