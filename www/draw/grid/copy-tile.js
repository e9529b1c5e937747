/**
 * Copies a square of pixels into a larger picture; what reaches over an edge is left out.
 *
 * @param {{ pixels: Uint32Array, width: number, height: number }} picture
 * @param {Uint32Array} tile size × size pixels
 * @param {{ x: number, y: number, size: number }} where whole pixels, negative ones too
 */
export function copyTile({ pixels, width, height }, tile, { x, y, size }) {
  const fromX = Math.max(0, -x);
  const toX = Math.min(size, width - x);
  const toY = Math.min(size, height - y);
  for (let row = Math.max(0, -y); row < toY; row += 1) {
    const target = (y + row) * width + x;
    const source = row * size;
    for (let column = fromX; column < toX; column += 1) {
      pixels[target + column] = tile[source + column];
    }
  }
}
