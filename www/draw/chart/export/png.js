/**
 * A picture of an SVG file, twice as fine as the page so that it is sharp in print.
 *
 * @param {{svg: string, width: number, height: number}} picture pixels of the page
 * @returns {Promise<Blob>}
 * @throws {Error} when the browser cannot draw it
 */
export async function pngFile({ svg, width, height }) {
  const fineness = 2;
  const image = new Image(width * fineness, height * fineness);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * fineness;
  canvas.height = height * fineness;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gives no canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot write a PNG of that size'))), 'image/png');
  });
}
