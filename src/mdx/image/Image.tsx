import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { withBase } from '../../site/basePath'

interface Props {
  alt: string
  title?: string
  /** Address of an image that is not processed: an SVG or one on another site. */
  src?: string
  /** Sizes and formats that gatsby-plugin-image made at build time. */
  data?: IGatsbyImageData
  /** Size of an image that is not processed, so that its room is kept while it loads. */
  width?: number
  height?: number
}

/**
 * An image of the content. Browsers choose the format, load late and reserve the space by
 * themselves, so the markup is written here instead of loading the runtime of GatsbyImage.
 */
export function Image({ alt, title, src = '', data, width, height }: Props) {
  const { sources = [], fallback } = data?.images ?? {}
  const image = (
    <img
      alt={alt}
      title={title}
      // Before src: a browser that has begun to load cannot be told to wait.
      loading="lazy"
      decoding="async"
      width={data?.width ?? width}
      height={data?.height ?? height}
      sizes={fallback?.sizes}
      srcSet={fallback?.srcSet}
      src={fallback?.src ?? withBase(src)}
    />
  )
  if (sources.length === 0) return image
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} sizes={source.sizes} srcSet={source.srcSet} />
      ))}
      {image}
    </picture>
  )
}
