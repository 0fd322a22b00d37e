import sharp from 'sharp'
import { seededRandom } from '../../bench/seed-words.ts'

// Landscape, wide, square, portrait: the shapes that outlets send.
const shapes = [
  { width: 1200, height: 675 },
  { width: 1200, height: 525 },
  { width: 800, height: 800 },
  { width: 700, height: 960 },
]

type Color = [number, number, number]

/** A stand-in for a press photograph: a dull street with a bright off-centre figure whose head a crop must keep. */
export function drawPhotograph(seed: number): Promise<Buffer> {
  const { width, height } = shapes[seed % shapes.length] ?? { width: 1200, height: 675 }
  const scene = setScene(seed, height)
  const head = { x: width * scene.across, y: height * scene.down, radius: height * 0.11 }
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const figure = figureAt((x - head.x) / head.radius, (y - head.y) / head.radius)
      pixels.set(figure ? scene[figure] : streetAt(scene, x / width, y), (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer()
}

function setScene(seed: number, height: number) {
  const random = seededRandom(seed + 1)
  const tone = (low: number, high: number): Color => {
    const base = low + random() * (high - low)
    return [base + random() * 24, base + random() * 24, base + random() * 24]
  }
  return {
    sky: tone(150, 200),
    ground: tone(70, 110),
    roofs: Array.from({ length: 9 }, () => height * (0.15 + random() * 0.4)),
    wall: tone(110, 150),
    horizon: height * (0.55 + random() * 0.2),
    across: 0.15 + random() * 0.7,
    down: 0.2 + random() * 0.1,
    skin: [198 + random() * 40, 134 + random() * 36, 96 + random() * 30] satisfies Color,
    hair: [34, 27, 24] satisfies Color,
    coat: [random() * 190, 40 + random() * 60, 60 + random() * 130] satisfies Color,
  }
}

function figureAt(x: number, y: number): 'hair' | 'skin' | 'coat' | null {
  if ((x * 1.2) ** 2 + y ** 2 < 1) return y < -0.45 ? 'hair' : 'skin'
  if (y > 0.9 && Math.abs(x) < Math.min(1.9, 0.5 + (y - 0.9))) return 'coat'
  return null
}

function streetAt(scene: ReturnType<typeof setScene>, across: number, y: number): Color {
  if (y > scene.horizon) return scene.ground
  const roof = scene.roofs[Math.floor(across * scene.roofs.length)] ?? 0
  const isWall = y > roof && (across * scene.roofs.length) % 1 < 0.92
  return isWall ? scene.wall : scene.sky
}
