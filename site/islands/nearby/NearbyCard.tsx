import type { NearbyEntry } from '#core/contract/entries.ts'
import { Icon } from '../page/Icon.tsx'

interface Props {
  item: NearbyEntry
  /** '1.2 km away'. */
  distance: string
  /** What marks an invented listing. */
  sample: string
  /** What is said of one that was not checked with the place. */
  unchecked: string
}

/** A listing as one line: its picture, what it is called, where it is and how far. */
export function NearbyCard({ item, distance, sample, unchecked }: Props) {
  const { address, town } = item
  const hasTown = address.split(', ').includes(town)
  return (
    <li className="card near-card">
      <div className="card-picture">
        <img
          src={item.image.replace('-800.webp', '-400.webp')}
          alt=""
          width="400"
          height="267"
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="card-body">
        {item.sample && (
          <p className="badges-line">
            <span className="badge is-sample">{sample}</span>
          </p>
        )}
        <h3 className="card-title">
          <a className="card-link" href={item.url}>
            <bdi lang={item.titleLang}>{item.title}</bdi>
          </a>
        </h3>
        <p className="card-line">
          <Icon name="pin" />
          <span>
            {address && <bdi lang={item.addressLang}>{address}</bdi>}
            {address && !hasTown && ', '}
            {!hasTown && <bdi lang={item.townLang}>{town}</bdi>}
          </span>
        </p>
        {item.unchecked && <p className="card-line is-muted">{unchecked}</p>}
        <p className="near-distance">{distance}</p>
      </div>
    </li>
  )
}
