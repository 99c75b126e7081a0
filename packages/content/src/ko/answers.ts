import type { answers as english } from '../en/answers.ts'
import type { Shape } from '../shape.ts'

/** API가 사람에게 하는 말. 인사, 거절, 그리고 문제마다 한 문장. */
export const answers: Shape<typeof english> = {
  subscription: {
    welcome: '인연에 오신 것을 환영합니다. 이 이메일로 {max}번 들어오실 수 있고, 지금이 첫 번째입니다.',
    welcomeBack: '다시 오셨네요. {max}번 가운데 {count}번째입니다.',
    limitReached:
      '이 이메일로 들어올 수 있는 {max}번을 모두 쓰셨습니다. 하던 이야기는 끝까지 이어 가실 수 있습니다.',
    codeRequired: '본인 확인이 필요합니다. 이 이메일로 보내 드리는 코드를 입력해 주십시오.',
  },
  saves: {
    none: '아직 저장한 게임이 없습니다.',
    some: '저장한 게임이 기다리고 있습니다.',
    mayCreate: '새 게임을 시작하실 수 있습니다.',
    full: '게임은 {max}개까지 저장됩니다. 먼저 하나를 지워 주세요.',
  },
  problems: {
    VALIDATION: { title: '잘못된 요청', detail: '입력한 내용을 확인하고 다시 시도해 주세요.' },
    UNAUTHORIZED: {
      title: '확인되지 않음',
      detail: '처음 보는 브라우저입니다. 첫 화면에서 이메일을 입력해 주세요.',
    },
    FORBIDDEN: { title: '허용되지 않음', detail: '이 작업을 할 권한이 없습니다.' },
    NOT_FOUND: { title: '찾을 수 없음', detail: '찾으시는 것이 여기에 없습니다.' },
    METHOD_NOT_ALLOWED: {
      title: '허용되지 않는 방식',
      detail: '이 주소는 그런 방식으로 쓸 수 없습니다.',
    },
    CONFLICT: { title: '충돌', detail: '이야기가 그사이 앞으로 나아갔습니다. 다시 불러와 주세요.' },
    EXPIRED: {
      title: '세션 만료',
      detail: '데모 세션이 만료되었습니다. 게임을 이어 하기로 열어 주세요. 없어진 것은 없습니다.',
    },
    TOO_LARGE: { title: '너무 큼', detail: '한 번에 보낼 수 있는 양을 넘었습니다. 조금 줄여 주세요.' },
    UNSUPPORTED_MEDIA: { title: '지원하지 않는 형식', detail: 'JSON(application/json)으로 보내 주세요.' },
    MISDIRECTED: { title: '잘못 찾아온 요청', detail: '이 서버의 주소가 아닙니다.' },
    RATE_LIMITED: {
      title: '요청이 너무 많음',
      detail: '요청이 너무 많습니다. 잠시 기다렸다가 다시 시도해 주세요.',
    },
    SERVER: { title: '서버 오류', detail: '서버에 문제가 생겼습니다. 나중에 다시 시도해 주세요.' },
    UNAVAILABLE: {
      title: '지금은 이용할 수 없음',
      detail: '서버가 지금은 이 일을 할 수 없습니다. 잠시 뒤에 다시 시도해 주세요. 없어진 것은 없습니다.',
    },
  },
  reasons: {
    SAVE_LIMIT: '게임은 {max}개까지 저장됩니다. 먼저 하나를 지워 주세요.',
    ACCESS_LIMIT: '새 게임을 시작하려면 먼저 입장해야 합니다. 첫 화면에서 이메일을 입력해 주세요.',
    LOCKED: '정식판에서 열리는 부분입니다.',
    BACKERS_ONLY: '정식판은 캠페인을 후원하신 분께 열려 있습니다.',
    ORIGIN: '이 요청은 저희 페이지에서만 보낼 수 있습니다.',
    TURN_PLAYED: '이미 지나간 순간입니다. 이야기를 다시 불러와 주세요.',
    NOT_NEXT: '이야기의 다음 순간이 아닙니다. 다시 불러와 주세요.',
    ENDED: '이 이야기는 끝났습니다.',
    BUSY: '지금 다른 탭이나 기기에서 이 순간을 이야기하고 있습니다.',
  },
  validation: {
    required: '꼭 필요한 항목입니다.',
    type: '여기에 넣을 수 있는 값이 아닙니다.',
    format: '형식이 맞지 않습니다.',
    email: '올바른 이메일을 입력해 주세요.',
    code: '번호가 틀렸거나 기한이 지났습니다. 새 번호를 받아 주세요.',
    too_long: '{most}자까지 쓸 수 있습니다.',
    too_short: '{least}자 이상 써 주세요.',
    too_many: '{most}개까지 고를 수 있습니다.',
    too_large: '한 번에 담기에는 너무 많습니다. 조금 줄여 주세요.',
    too_deep: '너무 여러 겹으로 들어가 있습니다.',
    number: '{least}부터 {most}까지의 정수를 입력해 주세요.',
    age: '{least}세부터 {most}세까지의 나이를 입력해 주세요.',
    not_adult: '등장하는 사람은 모두 성인입니다. {least}세 이상이어야 합니다.',
    choice: '나와 있는 값 가운데 하나를 골라 주세요.',
    one_of: '직접 쓴 말과 고른 것 가운데 하나만, 꼭 하나를 보내 주세요.',
    json: '올바른 JSON이 아닙니다.',
    minor: '여기 나오는 사람은 모두 성인입니다. {least}세 이상인 사람으로 그려 주세요.',
    not_offered: '지금 고를 수 있는 것이 아닙니다.',
    out_of_order: '바로 앞의 대답과 이어지지 않습니다. 인터뷰를 다시 불러와 주세요.',
  },
}
