import { describe, expect, it } from 'vitest'
import { lines, steps } from '@/src/parsing/web-page/testing/read-page'
import { LIST, METHOD, readPasted, readWithBetween } from './testing/read-pasted'

// docs/parsing.md#pasted-words
describe('the words of cards in many languages', () => {
  it.each([
    ['Ingrediente necesare', 'Pași de preparare'],
    ['Malzeme listesi', 'Hazırlanışı'],
    ['Bahan-bahan untuk 4 porsi', 'Langkah-langkah membuat'],
    ['Nguyên liệu cần chuẩn bị', 'Các bước thực hiện'],
    ['आवश्यक सामग्री', 'बनाने की विधि'],
    ['المقادير لـ 4 أشخاص', 'طريقة التحضير'],
    ['המצרכים ל-4 מנות', 'אופן ההכנה'],
    ['Складники', 'Покроковий рецепт'],
    ['Hozzávalók', 'Elkészítés lépései'],
    ['Ingrédients', 'Descriptif de la recette'],
  ])('title the list "%s" and the method "%s"', (list, method) => {
    // Names without amounts: only the titles tell where each part begins.
    const names = ['flour', 'eggs', 'milk']
    const told = ['Mix it all', 'Wait a little', 'Bake it until it is brown']
    const recipe = readPasted('Cake', list, ...names, method, ...told)
    expect(lines(recipe)).toEqual(names)
    expect(steps(recipe)).toEqual(told)
  })

  it.each([
    'Zum Rezept springen',
    'Ajouter aux favoris',
    'Saltar a la receta',
    'Adicionar aos favoritos',
    'Toevoegen aan favorieten',
    'Přidat do nákupního seznamu',
    'Tilføj til indkøbsliste',
    'Skriv ut oppskriften',
    'Lisää ostoslistalle',
    'Hozzáadás a bevásárlólistához',
    'Adaugă în lista de cumpărături',
    'Αποθήκευση συνταγής',
    'Favorilere ekle',
    'В список покупок',
    'Роздрукувати',
    'お気に入りに追加',
    '加入购物清单',
    '레시피 저장',
    'أضف إلى المفضلة',
    'הוסף לרשימת קניות',
    'शेयर करें',
    'Simpan resep',
    'Lưu công thức',
  ])('are no ingredient where they are the button "%s"', (button) => {
    expect(lines(readWithBetween(button))).toEqual(LIST)
  })

  it.each([
    'Utensilios necesarios',
    'Köksredskap',
    'Kjøkkenutstyr',
    'Gerekli ekipmanlar',
    'Εργαλεία',
    '調理器具',
    '所需工具',
    'الأدوات',
    'ציוד נדרש',
    'Peralatan',
    'Dụng cụ cần thiết',
  ])('end a list at the title "%s" of equipment', (title) => {
    expect(lines(readWithBetween(title, 'a deep pan', 'a wooden board'))).toEqual(LIST)
  })

  it.each([
    'Mohlo by vás zajímat',
    'Du kanske också gillar',
    'Saatat pitää myös',
    'Ez is érdekelhet',
    'S-ar putea să-ți placă',
    'Δείτε επίσης',
    'Вам также понравится',
    'こちらもおすすめ',
    'قد يعجبك أيضا',
    'Resep lainnya',
    'Xem thêm',
    'Lämna en kommentar',
    'Skriv en kommentar',
    'Jätä kommentti',
    'Lasă un comentariu',
    'Оставить комментарий',
    '发表评论',
    'הוסף תגובה',
    'Tulis komentar',
  ])('end a method at "%s"', (title) => {
    const after = ['Ada', 'A very good one, which we make each week.']
    const recipe = readPasted('Cake', 'Ingredients', ...LIST, 'Method', ...METHOD, title, ...after)
    expect(steps(recipe)).toEqual(METHOD)
  })

  it.each([
    'Prenumerera på vårt nyhetsbrev.',
    'Tilmeld dig vores nyhedsbrev.',
    'Schrijf je in voor onze nieuwsbrief.',
    'Přihlaste se k odběru novinek.',
    'Iratkozz fel a hírlevelünkre.',
    'Bültenimize abone olun.',
    'Подпишитесь на нашу рассылку.',
    '뉴스레터를 구독하세요.',
    'Đăng ký nhận bản tin.',
  ])('ask for a subscription, which is no step: "%s"', (promotion) => {
    const recipe = readPasted('Cake', 'Ingredients', ...LIST, 'Method', ...METHOD, promotion)
    expect(steps(recipe)).toEqual(METHOD)
    expect(recipe.warnings.map(({ message }) => message).join()).toContain(promotion)
  })

  it.each([
    ['Gotowanie: 20 min', 'Czas całkowity: 35 min'],
    ['Koketid: 20 min', 'Totaltid: 35 min'],
    ['Főzési idő: 20 perc', 'Teljes idő: 35 perc'],
    ['Время готовки: 20 мин', 'Общее время: 35 мин'],
    ['Час готування: 20 хв', 'Загальний час: 35 хв'],
    ['烹饪时间: 20分钟', '总时间: 35分钟'],
    ['조리 시간: 20분', '총 시간: 35분'],
    ['وقت الطهي: 20 دقيقة', 'الوقت الكلي: 35 دقيقة'],
    ['זמן בישול: 20 דקות', 'זמן כולל: 35 דקות'],
    ['पकाने का समय: 20 मिनट', 'कुल समय: 35 मिनट'],
    ['Waktu memasak: 20 menit', 'Total waktu: 35 menit'],
    ['Nấu: 20 phút', 'Tổng thời gian: 35 phút'],
  ])('tell times: "%s", "%s"', (cook, total) => {
    const recipe = readPasted('Cake', cook, total, 'Ingredients', ...LIST, 'Method', ...METHOD)
    expect([recipe.cookTimeMinutes, recipe.totalTimeMinutes]).toEqual([20, 35])
  })

  it('may be written with signs between their letters', () => {
    const list = ['500 ग्राम आलू', '2 लीक', '1 प्याज', '2 बड़े चम्मच तेल']
    const told = ['आलू छीलकर छोटे टुकड़ों में काट लें।', 'तेल में लीक और प्याज को भून लें।']
    const recipe = readPasted('आलू सूप', 'सामग्री', ...list, 'विधि', ...told)
    expect(lines(recipe)).toEqual(list)
    expect(steps(recipe)).toEqual(told)
  })
})
